import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { spoken } from "../../parts/testing/people";
import page from "../index";
import { accusationView, alarmView, briefView, overView, pastOf, viewOf } from "../testing/views";
import { goal, nudge } from "./goal";
import { course, part } from "./turn";

const speech = spoken(page.words);

beforeAll(() => {
  settings.language = "en";
});

describe("the course of a game", () => {
  it("has parts by the sand, the alarm and the end", () => {
    const views = [briefView(), viewOf(), viewOf({ past: pastOf(5, { flips: [60_000] }) }), alarmView(), overView()];
    expect(views.map((view) => part(view, speech))).toEqual(["Before the start", "Hourglass 1", "Hourglass 2", "The alarm", "Over"]);
  });

  it("is told by the level of roles, or else by the scenario", () => {
    const { options } = viewOf();
    expect(course(viewOf(), speech)).toBe("Roles, level 3");
    expect(course(viewOf({ options: { ...options, level: 0 } }), speech)).toMatch(/^Scenario 4: /);
  });
});

describe("what a newcomer is told", () => {
  it("is what all are after, whatever their card, and nothing for whoever is out or watches", () => {
    expect(goal(alarmView(), speech)).toContain("exit");
    expect(goal(viewOf({ camp: "traitor" }), speech)).toBe(goal(viewOf(), speech));
    expect(goal(viewOf({ status: ["ghost", "in", "in", "in", "in"] }), speech)).toBe("");
    expect(goal(viewOf({ seat: null }), speech)).toBe("");
  });

  it("is where their hand should go", () => {
    expect(nudge(briefView())?.spot).toBe("pad.hub");
    expect(nudge(accusationView())?.words).toBe("nudge.vote");
    expect(nudge(viewOf())?.spot).toBe("pad");
    expect(nudge(viewOf({ past: pastOf(5, { acts: [50_000, 0, 0, 0, 0] }) }))).toBeNull();
  });
});
