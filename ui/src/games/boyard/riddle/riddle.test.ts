import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Answer from "./Answer.svelte";
import RiddleCard from "./RiddleCard.svelte";
import Rollers from "./Rollers.svelte";

const card = {
  title: "Riddle",
  text: "Who am I?",
  reader: { line: "Zoe reads", bot: false },
  tries: ["a sponge", "a sailor"],
  triesLabel: "Tried",
  sand: { span: { from: 0, until: 45_000 }, now: 18_000, label: "Sand" },
};

describe("the card", () => {
  it("keeps wrong answers, struck out, for all to enjoy", () => {
    render(RiddleCard, card);
    const tried = screen.getByRole("list", { name: "Tried" });
    expect([...tried.querySelectorAll("s")].map(({ textContent }) => textContent)).toEqual(["a sponge", "a sailor"]);
  });

  it("has the answer for whoever reads, and for nobody else", async () => {
    const { container, rerender } = render(RiddleCard, card);
    expect(container.querySelector("[data-spot=solution]")).toBeNull();
    await rerender({ answer: { text: "a towel", only: "only you: " } });
    expect(container.querySelector("[data-spot=solution]")?.textContent).toContain("a towel");
  });

  it("lets the reader accept an answer while they may", async () => {
    const press = vi.fn();
    render(RiddleCard, { ...card, accept: { label: "Accept", press } });
    await fireEvent.click(screen.getByRole("button", { name: "Accept" }));
    expect(press).toHaveBeenCalledOnce();
  });
});

describe("the field", () => {
  const answer = vi.fn();
  const props = { text: "", label: "Your answer", words: { say: "Say", repeat: "Again" }, off: null, answer, repeat: null };

  it("says what was written, without spaces round it", async () => {
    render(Answer, props);
    const field = screen.getByLabelText("Your answer");
    expect(field.hasAttribute("data-letters")).toBe(true);
    await fireEvent.input(field, { target: { value: "  a towel " } });
    await fireEvent.submit(field.closest("form")!);
    expect(answer).toHaveBeenCalledExactlyOnceWith("a towel");
  });

  it("says nothing while it is off, nor without a word, and tells why", async () => {
    answer.mockClear();
    const { rerender } = render(Answer, props);
    await fireEvent.submit(screen.getByLabelText("Your answer").closest("form")!);
    await rerender({ text: "soon", off: "In a second" });
    await fireEvent.submit(screen.getByLabelText("In a second").closest("form")!);
    expect(answer).not.toHaveBeenCalled();
  });
});

it("those who roll have a ring while it is their slot", () => {
  const roller = { name: "", avatar: "renard", colour: 1, line: "", dice: null, slot: null, thrown: null, lost: false };
  const { container } = render(Rollers, {
    rollers: [{ ...roller, seat: 1 }, { ...roller, seat: 2, slot: 0.5 }],
    label: "They roll",
    danger: "Lost by",
    roll: null,
  });
  const ring = (seat: number) => container.querySelector(`[data-spot="roller.${seat}"] .ring`);
  expect(ring(1)).toBeNull();
  expect(ring(2)).not.toBeNull();
});
