import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pressing } from "./pressing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressed(): { node: HTMLElement; look: ReturnType<typeof vi.fn> } {
  const node = document.createElement("button");
  const look = vi.fn();
  pressing(node, look);
  node.dispatchEvent(new MouseEvent("pointerdown"));
  return { node, look };
}

it("is a look once the finger has stayed for half a second", () => {
  const { look } = pressed();
  vi.advanceTimersByTime(400);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledOnce();
});

it("is none where the page was only too busy to hear that the finger has left", () => {
  const { node, look } = pressed();
  vi.advanceTimersToNextTimer();
  node.dispatchEvent(new MouseEvent("pointerup"));
  vi.runAllTimers();
  expect(look).not.toHaveBeenCalled();
});
