import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { Refusal } from "../wire/api";
import { passes, whyGone, whyNot } from "./refusals";

beforeEach(() => (settings.language = "en"));

describe("why something did not work", () => {
  it("is said in the server’s words, as a sentence of its own", () => {
    expect(whyNot(new Refusal("full", "all seats are taken"))).toBe("All seats are taken");
  });

  it("is said in ours where the server gave no reason, or did not answer", () => {
    expect(whyNot(new Refusal("left", ""))).toBe("You have left the table.");
    expect(whyNot(new Refusal("busy", ""))).toContain("does not answer");
    expect(whyNot(new TypeError("a part of the page is missing"))).toContain("does not answer");
  });
});

it("a table that is gone has a title, and a hint or the server’s own words below it", () => {
  expect(whyGone({ code: "left", message: "" }).title).toBe("You have left the table.");
  expect(whyGone({ code: "busy", message: "too many at once" })).toEqual({
    title: "This table can’t be reached.",
    hint: "Too many at once",
  });
});

it("a table whose server is being replaced is there again by itself", () => {
  for (const code of ["no_database", "server_gone", "moved", "stopping", "not_read"]) {
    expect(passes({ code })).toBe(true);
    expect(whyGone({ code, message: "in the server’s words" }).hint).toContain("Nothing is lost");
  }
  expect(passes({ code: "no_such_table" })).toBe(false);
});
