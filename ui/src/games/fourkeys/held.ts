/** A thing that can be taken up with a finger or the mouse: told when it is moved, not when tapped. */
import type { Action } from "svelte/action";

/** From here on it is no tap any more, in pixels. */
const LOOSE = 6;

export type TakeUp = ((event: PointerEvent) => void) | null | undefined;

export const held: Action<HTMLElement, TakeUp> = (node, begin) => {
  let from: { x: number; y: number } | null = null;

  function down(event: PointerEvent): void {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < LOOSE) return;
    from = null;
    begin?.(event);
  }

  function up(): void {
    from = null;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  return {
    update: (next) => (begin = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    },
  };
};
