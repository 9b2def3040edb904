/** A long press, or the context menu's key: a look at something, without doing what a tap does. */
import type { Action } from "svelte/action";
import { listen } from "./listen";

const BEAT = 120;
/** Counted in several: between two of them a page that was busy hears that the finger has left. */
const BEATS = 4;
const LOOSE = 10;

export const pressing: Action<HTMLElement, () => void> = (node, look) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent;
  let done = false;
  const letGo = () => clearTimeout(timer);

  function wait(beats: number): void {
    timer = setTimeout(() => {
      if (beats > 1) return wait(beats - 1);
      done = true;
      look();
    }, BEAT);
  }

  const stop = listen(node, {
    pointerdown: (event) => {
      done = false;
      from = event;
      letGo();
      wait(BEATS);
    },
    pointermove: (event) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > LOOSE) letGo();
    },
    pointerup: letGo,
    pointercancel: letGo,
    /** The tap that ends a long press is none. */
    click: (event) => {
      if (!done) return;
      done = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    contextmenu: (event) => {
      event.preventDefault();
      letGo();
      if (done) return;
      done = event.button === 0 && event.detail !== 0;
      look();
    },
  });
  return {
    update: (next) => (look = next),
    destroy() {
      letGo();
      stop();
    },
  };
};
