import { expect, it } from "vitest";
import { pageAt } from "./route.svelte";

it("has a page for every game, whatever it is called", () => {
  expect(pageAt("/rules/coffre")).toEqual({ page: "rules", game: "coffre" });
  expect(pageAt("/rules/my.own_game-2")).toEqual({ page: "rules", game: "my.own_game-2" });
  expect(pageAt("/learn/my.game")).toEqual({ page: "learn", game: "my.game" });
  expect(pageAt("/daily/my.game")).toEqual({ page: "daily", game: "my.game" });
  expect(pageAt("/rules/a/b").page).toBe("nowhere");
});

it("leads from a code to its table, and from any other word nowhere", () => {
  expect(pageAt("/HKLMRT")).toEqual({ page: "code", code: "HKLMRT" });
  expect(pageAt("/hklmrt")).toEqual({ page: "code", code: "hklmrt" });
  expect(pageAt("/assets").page).toBe("nowhere");
  expect(pageAt("/HKLMR").page).toBe("nowhere");
});
