import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { stubSize } from "../../parts/testing/people";
import { AT_FIRST } from "./spaces";
import Fort from "./Fort.svelte";

const press = vi.fn();
const thrown = vi.fn();
const props = {
  spaces: AT_FIRST,
  labels: AT_FIRST.map(({ kind }, space) => `${space} ${kind}`),
  label: "The fort",
  pawns: [{ seat: 0, space: 4, avatar: "renard", colour: 0, label: "Anna's pawn", mine: true }],
  others: 3,
  chest: { open: false, left: 40, all: 40 },
  opening: false,
  die: { face: 2, thrown: null, press: null as (() => void) | null, label: "Two" } as const,
  sand: { span: null, now: 0, label: "Sand" },
  words: { notes: "40 notes", trials: "10 trials", riddles: "180 riddles", guardian: "Guardian" },
};
const spots = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-spot]")].map(({ dataset }) => dataset.spot);

beforeEach(() => {
  stubSize({ width: 390, height: 445 });
  vi.clearAllMocks();
});

it("says what each space is, and has names for all things that are pointed at", () => {
  const { container } = render(Fort, props);
  expect(screen.getByRole("list", { name: "The fort" }).children).toHaveLength(30);
  expect(screen.getByRole("img", { name: "14 guardian" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Anna's pawn" })).toBeTruthy();
  expect(spots(container)).toEqual(expect.arrayContaining(["space.4", "cell.4", "chest", "die", "sand", "trials", "riddles", "pawn.0"]));
  expect(screen.queryByRole("button")).toBeNull();
});

it("has the packs out of the way of the notes while the chest is open, and the die and the sand beside it", () => {
  const { container } = render(Fort, { ...props, opening: true });
  expect(spots(container)).not.toContain("trials");
  expect(spots(container)).not.toContain("riddles");
  expect(spots(container)).toEqual(expect.arrayContaining(["chest", "die", "sand"]));
});

it("makes buttons of the cells that may be chosen, and of no others", async () => {
  render(Fort, { ...props, choice: { cells: [1, 12], chosen: [12], label: (space: number) => `Cell ${space}`, press } });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Cell 12", pressed: true })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Cell 1", pressed: false }));
  expect(press).toHaveBeenCalledExactlyOnceWith(1);
});

it("has a die that can be thrown when one may", async () => {
  render(Fort, { ...props, die: { ...props.die, press: thrown } });
  await fireEvent.click(screen.getByRole("button", { name: "Two" }));
  expect(thrown).toHaveBeenCalledOnce();
});

it("shows the number of the die at each space in reach", () => {
  const { container } = render(Fort, { ...props, reach: new Map([[5, 1], [6, 2]]) });
  expect([...container.querySelectorAll(".badge")].map(({ textContent }) => textContent)).toEqual(["1", "2"]);
});
