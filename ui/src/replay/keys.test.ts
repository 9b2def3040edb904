import { describe, expect, it, vi } from "vitest";
import { keyed } from "./keys";

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}) {
  const film = { step: vi.fn(), go: vi.fn(), toggle: vi.fn(), count: 9 };
  if (on !== document.body) document.body.append(on);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const listen = (heard: Event) => keyed(heard as KeyboardEvent, film);
  addEventListener("keydown", listen);
  on.dispatchEvent(event);
  removeEventListener("keydown", listen);
  return { ...film, taken: event.defaultPrevented };
}

describe("the keyboard of a replay", () => {
  it("steps, jumps and runs", () => {
    expect(press("ArrowRight").step).toHaveBeenCalledWith(1);
    expect(press("ArrowLeft").step).toHaveBeenCalledWith(-1);
    expect(press("Home").go).toHaveBeenCalledWith(0);
    expect(press("End").go).toHaveBeenCalledWith(8);
    expect(press(" ").toggle).toHaveBeenCalled();
    expect(press(" ").taken).toBe(true);
  });

  it("leaves to other controls what is theirs", () => {
    expect(press(" ", document.createElement("button")).toggle).not.toHaveBeenCalled();
    expect(press("ArrowRight", document.createElement("input")).step).not.toHaveBeenCalled();
    expect(press("ArrowRight", document.createElement("dialog")).step).not.toHaveBeenCalled();
    expect(press("ArrowLeft", document.createElement("div"), { altKey: true }).taken).toBe(false);
    expect(press("x").taken).toBe(false);
  });
});
