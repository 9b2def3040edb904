import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import { spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { held } from "./held.svelte";
import Settings from "./Settings.svelte";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);

beforeEach(() => void (settings.language = "en"));
afterEach(cleanup);

it("a device is held as its owner last chose", async () => {
  expect([held.hand, held.sight]).toEqual(["right", "mall"]);
  render(Settings, { speech });
  await fireEvent.click(screen.getByRole("radio", { name: "To the left" }));
  await fireEvent.click(screen.getByRole("radio", { name: "Round the pawn" }));
  expect([held.hand, held.sight]).toEqual(["left", "pawn"]);
  expect(JSON.parse(localStorage.getItem("maze.held") ?? "")).toEqual({ hand: "left", sight: "pawn" });
});
