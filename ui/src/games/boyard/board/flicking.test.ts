import { expect, it, vi } from "vitest";
import { flicking } from "./flicking";

function flick(x: number, then: "pointerup" | "pointercancel" = "pointerup"): ReturnType<typeof vi.fn> {
  const node = document.createElement("button");
  node.getBoundingClientRect = () => new DOMRect(0, 0, 30, 30);
  const thrown = vi.fn();
  flicking(node, thrown);
  node.dispatchEvent(new MouseEvent("pointerdown", { clientX: 15, clientY: 15 }));
  window.dispatchEvent(new MouseEvent(then, { clientX: x, clientY: 15 }));
  window.dispatchEvent(new MouseEvent("pointerup", { clientX: 200, clientY: 15 }));
  return thrown;
}

it("throws a die that is let go elsewhere, once", () => {
  expect(flick(90)).toHaveBeenCalledOnce();
});

it("leaves one that is let go in its place to its click, and one that the browser took away", () => {
  expect(flick(20)).not.toHaveBeenCalled();
  expect(flick(90, "pointercancel")).not.toHaveBeenCalled();
});
