import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { labelOf, type Label } from "../games/game";
import NewTable from "./NewTable.svelte";
import { wishes } from "./wishes.svelte";

const cover = labelOf("coffre") as Label;

beforeAll(() => {
  // jsdom draws no dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => {
  settings.language = "fr";
  wishes.change("coffre", { seats: 5, level: "novice", listed: false, clock: 180 });
});

describe("the chooser of a new table", () => {
  it("offers every number of seats, the levels meant for people, and time to think", () => {
    render(NewTable, { game: cover, close: vi.fn(), open: vi.fn() });
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value }) => value)).toEqual(["4", "5", "6", "7", "8", "novice", "expert", "calm", "brisk", "at_once", "0", "60", "180", "300"]);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["5", "novice", "calm", "180"]);
  });

  it("remembers what is chosen", async () => {
    render(NewTable, { game: cover, close: vi.fn(), open: vi.fn() });
    await fireEvent.click(screen.getByRole("radio", { name: "7" }));
    await fireEvent.click(screen.getByRole("radio", { name: /Redoutables/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "libre" }));
    await fireEvent.click(screen.getByRole("radio", { name: "Vive" }));
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(wishes.for(cover)).toEqual({ seats: 7, level: "expert", listed: true, clock: null, pace: "brisk" });
    expect(screen.getByText(/6 autres/)).toBeDefined();
  });

  it("opens with bots or for friends", async () => {
    const open = vi.fn();
    render(NewTable, { game: cover, close: vi.fn(), open });
    await fireEvent.click(screen.getByRole("button", { name: /robots/ }));
    await fireEvent.click(screen.getByRole("button", { name: /amis/ }));
    expect(open.mock.calls).toEqual([[true], [false]]);
  });
});
