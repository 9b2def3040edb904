/** A thing that can be taken up with a finger or the mouse: told when it is moved, not when tapped. */
import type { Action } from "svelte/action";
import { listen } from "./listen";

/** From here on it is no tap any more, in pixels. */
const LOOSE = 6;

export type TakeUp = ((event: PointerEvent) => void) | null | undefined;

export const held: Action<HTMLElement, TakeUp> = (node, begin) => {
  let from: PointerEvent | null = null;
  const letGo = () => (from = null);

  const destroy = listen(node, {
    pointerdown: (event) => (from = event.button === 0 ? event : from),
    pointermove: (event) => {
      if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < LOOSE) return;
      from = null;
      begin?.(event);
    },
    pointerup: letGo,
    pointercancel: letGo,
  });
  return { update: (next) => (begin = next), destroy };
};
