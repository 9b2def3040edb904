import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableShown } from "../types/protocol";
import { api, Refusal } from "../wire/api";
import { places } from "../wire/places.svelte";
import { Looking } from "./looking.svelte";

const shown = (id: string) => ({ id, phase: "playing" }) as TableShown;

beforeEach(() => {
  for (const table of ["A", "B"]) places.take({ table, person: 0, token: "t" }, "coffre");
});
afterEach(() => vi.restoreAllMocks());

describe("looking at tables", () => {
  it("finds the open ones and mine", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([shown("P")]);
    vi.spyOn(api, "table").mockImplementation((id) => Promise.resolve(shown(id)));
    const looking = new Looking();
    looking.ask("A");
    looking.ask("B");
    await looking.look();
    expect(looking.open).toEqual([shown("P")]);
    expect([...looking.mine.keys()].sort()).toEqual(["A", "B"]);
  });

  it("forgets a table of mine that is gone, and only that", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([]);
    vi.spyOn(api, "table").mockImplementation((id) =>
      Promise.reject(new Refusal(id === "A" ? "no_such_table" : "unreachable", "")),
    );
    const looking = new Looking();
    looking.ask("A");
    looking.ask("B");
    await looking.look();
    expect(places.at("A")).toBeUndefined();
    expect(places.at("B")).toBeDefined();
  });

  it("says so when the house does not answer, and when it does again", async () => {
    const tables = vi.spyOn(api, "tables").mockRejectedValueOnce(new Refusal("unreachable", ""));
    const looking = new Looking();
    await looking.look();
    expect([looking.lost, looking.open]).toEqual([true, null]);
    tables.mockResolvedValueOnce([]);
    await looking.look();
    expect([looking.lost, looking.open]).toEqual([false, []]);
  });
});
