import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { sitters } from "../../parts/testing/people";
import Buoy from "./Buoy.svelte";
import { moorings } from "./moorings";

const props = {
  sitter: { ...sitters[1]!, bot: "novice" },
  colour: 1,
  mooring: moorings({ width: 1440, height: 670 }, 3)[0]!,
  label: "Ines, three keys, seven notes",
  keys: { black: 1, red: 2, label: "three keys" },
  notes: { count: 7, words: "7 notes" },
  turn: true,
  look: vi.fn(),
};

it("says all of it in its label, once", async () => {
  const { container } = render(Buoy, props);
  const seat = screen.getByRole("button", { name: props.label });
  await fireEvent.click(seat);
  expect(props.look).toHaveBeenCalledOnce();
  expect(seat.dataset.spot).toBe("seat.1");
  expect(container.querySelector(".face-mark")).not.toBeNull();
  expect(container.querySelectorAll(".row img")).toHaveLength(3);
});

it("shows money in the private band to its owner alone", async () => {
  const { container, rerender } = render(Buoy, props);
  expect(container.querySelector(".secret")).toBeNull();
  await rerender({ money: { sum: "68 000", only: "only you: " } });
  expect(container.querySelector(".secret")?.textContent).toContain("68 000");
});

it("has more keys than fit as numbers", () => {
  const { container } = render(Buoy, { ...props, keys: { black: 4, red: 3, label: "" } });
  expect([...container.querySelectorAll(".row b")].map(({ textContent }) => textContent)).toEqual(["4", "3"]);
});
