import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keys } from "./keys";

const TABLE = `
  <button id="off" aria-keyshortcuts="1" aria-disabled="true"></button>
  <button id="three" aria-keyshortcuts="3"></button>
  <button id="two" aria-keyshortcuts="2"></button>
  <button id="make" data-confirms></button>
  <input id="word" data-letters />`;

let keys: Keys;
const pressed = vi.fn();

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  keys.pressed(event);
  return event;
}

const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `<button id="bar"></button><main>${TABLE}</main>`;
  const table = document.querySelector("main")!;
  keys = new Keys(() => table);
  table.addEventListener("click", (event) => {
    pressed((event.target as Element).id);
    keys.clicked(event);
  });
  pressed.mockClear();
});
afterEach(() => void (document.body.innerHTML = ""));

it("a number presses what carries it, and Enter is on what makes the move", async () => {
  press("3");
  expect(pressed).toHaveBeenCalledExactlyOnceWith("three");
  await vi.waitFor(() => expect(focused()).toBe("make"));
});

it("a number presses nothing that is off, and none with a key held", () => {
  expect(press("1").defaultPrevented).toBe(false);
  press("2", { ctrlKey: true });
  expect(pressed).not.toHaveBeenCalled();
});

it("a number is no letter of a word", () => {
  document.querySelector<HTMLElement>("#word")!.focus();
  press("2");
  expect(pressed).toHaveBeenCalledExactlyOnceWith("two");
});

it("Escape goes back to what was chosen", async () => {
  press("3");
  await vi.waitFor(() => expect(focused()).toBe("make"));
  press("Escape");
  await vi.waitFor(() => expect(focused()).toBe("three"));
});

it("the first Tab leads to the first move that may be made", () => {
  expect(press("Tab").defaultPrevented).toBe(true);
  expect(focused()).toBe("two");
  expect(press("Tab").defaultPrevented).toBe(false);
});

it("the focus goes there by itself for whoever uses keys, unless it is elsewhere", () => {
  const bar = document.querySelector<HTMLElement>("#bar")!;
  press("x");
  bar.focus();
  keys.begin();
  expect(focused()).toBe("bar");
  bar.blur();
  keys.begin();
  expect(focused()).toBe("two");
});

it("the focus stays where it is for whoever has a mouse", () => {
  press("x");
  window.dispatchEvent(new MouseEvent("pointerdown"));
  keys.begin();
  expect(document.activeElement).toBe(document.body);
});

it("a game may say where its moves begin", () => {
  document.querySelector("#word")!.toggleAttribute("data-begins");
  press("Tab");
  expect(focused()).toBe("word");
});
