import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableShown } from "../types/protocol";
import { api, Refusal } from "../wire/api";
import { places } from "../wire/places.svelte";
import { Tables } from "./tables.svelte";

const shown = (id: string) => ({ id, phase: "playing" }) as TableShown;

beforeEach(() => {
  for (const table of ["A", "B"]) places.take({ table, person: 0, token: "t" }, "coffre");
});
afterEach(() => vi.restoreAllMocks());

describe("looking after tables", () => {
  it("finds the open ones and mine", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([shown("P")]);
    vi.spyOn(api, "table").mockImplementation((id) => Promise.resolve(shown(id)));
    const tables = new Tables();
    tables.ask("A");
    tables.ask("B");
    await tables.look();
    expect(tables.open).toEqual([shown("P")]);
    expect([...tables.mine.keys()].sort()).toEqual(["A", "B"]);
  });

  it("forgets a table of mine that is gone, and only that", async () => {
    vi.spyOn(api, "tables").mockResolvedValue([]);
    vi.spyOn(api, "table").mockImplementation((id) =>
      Promise.reject(new Refusal(id === "A" ? "no_such_table" : "unreachable", "")),
    );
    const tables = new Tables();
    tables.ask("A");
    tables.ask("B");
    await tables.look();
    expect(places.at("A")).toBeUndefined();
    expect(places.at("B")).toBeDefined();
  });

  it("says so when the house does not answer, and when it does again", async () => {
    const asked = vi.spyOn(api, "tables").mockRejectedValueOnce(new Refusal("unreachable", ""));
    const tables = new Tables();
    await tables.look();
    expect([tables.lost, tables.open]).toEqual([true, null]);
    asked.mockResolvedValueOnce([]);
    await tables.look();
    expect([tables.lost, tables.open]).toEqual([false, []]);
  });
});
