/** What is pressed, drawn and steered in a trial. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Stroke } from "../types";
import Grimaces from "./Grimaces.svelte";
import Names from "./Names.svelte";
import Pad from "./Pad.svelte";
import Plate from "./Plate.svelte";
import Say from "./Say.svelte";
import Steer from "./Steer.svelte";
import { steered } from "./steering";
import Ways from "./Ways.svelte";

const PAD_WORDS = { label: "Sheet", undo: "Undo", clear: "Clear", down: "Pen down", up: "Pen up", full: "Full" };

describe("the big plate", () => {
  it("answers to the first touch, and once", async () => {
    const onpress = vi.fn();
    render(Plate, { words: "Now!", onpress });
    const plate = screen.getByRole("button");
    await fireEvent.pointerDown(plate);
    await fireEvent.click(plate, { detail: 1 });
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it("takes no key that was down before", async () => {
    const onpress = vi.fn();
    render(Plate, { words: "Now!", onpress });
    const plate = screen.getByRole("button");
    await fireEvent.keyDown(plate, { key: " ", repeat: true });
    expect(onpress).not.toHaveBeenCalled();
    await fireEvent.keyDown(plate, { key: " " });
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it("can be pressed without finger and key", async () => {
    const onpress = vi.fn();
    render(Plate, { words: "Now!", onpress });
    await fireEvent.click(screen.getByRole("button"), { detail: 0 });
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it("says why it is off, and is", async () => {
    const onpress = vi.fn();
    render(Plate, { words: "Now!", off: "not yet", onpress });
    await fireEvent.pointerDown(screen.getByRole("button", { name: /not yet/ }));
    expect(onpress).not.toHaveBeenCalled();
  });
});

describe("the drawing pad", () => {
  it("is drawn on by arrows while Space has the pen down", async () => {
    let drawn: readonly Stroke[] = [];
    render(Pad, { words: PAD_WORDS, ondraw: (strokes) => (drawn = strokes) });
    const sheet = screen.getByRole("application");
    await fireEvent.keyDown(sheet, { key: "ArrowUp" });
    expect(drawn).toEqual([]);
    for (const key of [" ", "ArrowRight", "ArrowRight", "ArrowDown", " ", "ArrowDown"]) await fireEvent.keyDown(sheet, { key });
    expect(drawn.map(({ dots }) => dots)).toEqual([[[132, 124], [140, 124], [148, 124], [148, 132]]]);
  });

  it("says when the pen is down and takes strokes back", async () => {
    let drawn: readonly Stroke[] = [];
    render(Pad, { words: PAD_WORDS, ondraw: (strokes) => (drawn = strokes) });
    await fireEvent.keyDown(screen.getByRole("application"), { key: " " });
    expect(screen.getByRole("status").textContent).toBe("Pen down");
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(drawn).toEqual([]);
  });
});

describe("the steering pad", () => {
  it("goes a step with each arrow, and takes with Space", async () => {
    const onsteer = vi.fn();
    const ontake = vi.fn();
    render(Steer, { x: 500, label: "Cup", step: 100, onsteer, ontake });
    const pad = screen.getByRole("slider", { name: "Cup" });
    await fireEvent.keyDown(pad, { key: "ArrowLeft" });
    expect(onsteer).toHaveBeenCalledWith({ x: 400, y: 500 });
    await fireEvent.keyDown(pad, { key: " " });
    expect(ontake).toHaveBeenCalledTimes(1);
  });
});

describe("the tray of grimaces", () => {
  const grimaces = [{ name: "tongue" as const, words: "Tongue" }, { name: "cross" as const, words: "Squint", off: "in 2 s" }];
  const props = { avatar: "renard", lean: 0 as const, words: { label: "Throw", left: "Left", right: "Right" }, grimaces };

  it("leans while an arrow is down, and not back for the other one", async () => {
    const onlean = vi.fn();
    const { rerender } = render(Grimaces, { ...props, onlean, onthrow: vi.fn() });
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    await fireEvent.keyDown(window, { key: "ArrowLeft", repeat: true });
    await rerender({ lean: -1 });
    await fireEvent.keyUp(window, { key: "ArrowRight" });
    expect(onlean.mock.calls).toEqual([[-1]]);
    await fireEvent.keyUp(window, { key: "ArrowLeft" });
    expect(onlean).toHaveBeenLastCalledWith(0);
  });

  it("leans while a finger is down", async () => {
    const onlean = vi.fn();
    render(Grimaces, { ...props, onlean, onthrow: vi.fn() });
    const right = screen.getByRole("button", { name: "Right" });
    await fireEvent.pointerDown(right);
    await fireEvent.pointerUp(right);
    expect(onlean.mock.calls).toEqual([[1], [0]]);
  });

  it("throws what is ready, and only that", async () => {
    const onthrow = vi.fn();
    render(Grimaces, { ...props, onlean: vi.fn(), onthrow });
    await fireEvent.click(screen.getByRole("button", { name: /Squint/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Tongue/ }));
    expect(onthrow.mock.calls).toEqual([["tongue"]]);
  });
});

it("lets a name be chosen again that lies on a sheet already", async () => {
  const onchoose = vi.fn();
  const people = [{ name: "Maud", avatar: "hibou", buoy: 1, mark: [], used: true }];
  render(Names, { people, label: "Who", markOf: (name) => `${name}'s key`, onchoose });
  await fireEvent.click(screen.getByRole("button", { name: /Maud/ }));
  expect(onchoose).toHaveBeenCalledWith("Maud");
});

describe("the four ways", () => {
  const words = { up: "Up", down: "Down", left: "Left", right: "Right" };

  it("are pushed by arrows from any plate", async () => {
    const onpush = vi.fn();
    render(Ways, { label: "Push", words, onpush });
    await fireEvent.keyDown(screen.getByRole("button", { name: "Up" }), { key: "ArrowRight" });
    await fireEvent.click(screen.getByRole("button", { name: "Down" }));
    expect(onpush.mock.calls).toEqual([["right"], ["down"]]);
  });

  it("wait while it is too soon", async () => {
    const onpush = vi.fn();
    render(Ways, { label: "Push", words, off: "in 2 s", onpush });
    await fireEvent.click(screen.getByRole("button", { name: "Left" }));
    expect(onpush).not.toHaveBeenCalled();
  });
});

describe("a line to say", () => {
  it("is sent without the space round it, and once", async () => {
    const onsay = vi.fn();
    render(Say, { prompt: "Answer", label: "Your answer", send: "Send", most: 120, onsay });
    const field = screen.getByRole("textbox", { name: "Your answer" });
    await fireEvent.input(field, { target: { value: "  perhaps " } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onsay.mock.calls).toEqual([["perhaps"]]);
  });

  it("may be one of those that stand ready", async () => {
    const onsay = vi.fn();
    render(Say, { prompt: "Ask", label: "Your question", send: "Send", most: 60, ready: ["Pardon?"], onsay });
    await fireEvent.click(screen.getByRole("button", { name: "Pardon?" }));
    expect(onsay).toHaveBeenCalledWith("Pardon?");
  });
});

it("steers from where it was, and never off the pad", () => {
  expect(steered({ x: 500, y: 500 }, 0.1, -0.2)).toEqual({ x: 600, y: 300 });
  expect(steered({ x: 900, y: 20 }, 0.5, -0.5)).toEqual({ x: 1000, y: 0 });
});
