import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { pageSpeech } from "../words/page";
import { AVATARS } from "./avatars";
import { guest, LONGEST_NAME, NAMES, proposedName, tidyName } from "./guest";

beforeEach(() => {
  settings.name = "";
  settings.avatar = "";
});

describe("a guest", () => {
  it("has a name and a face before choosing any, and keeps them", () => {
    const first = guest();
    expect(NAMES).toContain(first.name);
    expect(AVATARS).toContain(first.avatar);
    expect(guest()).toEqual(first);
  });

  it("is called what they typed", () => {
    settings.name = "  Marie   Lou ";
    expect(guest().name).toBe("Marie Lou");
  });

  it("gets another face for one that is gone", () => {
    settings.avatar = "licorne";
    expect(AVATARS).toContain(guest().avatar);
  });
});

describe("names", () => {
  it("that are proposed differ from the one that was not liked", () => {
    for (const name of NAMES) expect(proposedName(name)).not.toBe(name);
  });

  it("are never a bot's", () => {
    const bots = Array.from({ length: 8 }, (_, seat) => pageSpeech.say(`player.${seat}`));
    expect(NAMES.filter((name) => bots.includes(name))).toEqual([]);
  });

  it("are as long as the server allows, at most", () => {
    expect(tidyName("x".repeat(60))).toHaveLength(LONGEST_NAME);
    expect(NAMES).toContain(tidyName("   "));
  });
});

describe("faces", () => {
  it("are many, and each has a name to be read out", () => {
    expect(AVATARS.length).toBeGreaterThanOrEqual(12);
    for (const avatar of AVATARS) expect(pageSpeech.has(`avatar.${avatar}`)).toBe(true);
  });
});
