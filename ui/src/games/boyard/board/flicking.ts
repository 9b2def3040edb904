/** A die that is flicked off its place is thrown: `use:flicking={throwIt}`. One that is only pressed has its click. */
import type { Action } from "svelte/action";
import { listen } from "../../parts/touch/listen";

export const flicking: Action<HTMLElement, () => void> = (node, given) => {
  let flicked = given;
  let stop: (() => void) | null = null;

  function end(): void {
    stop?.();
    stop = null;
  }
  /** Let go on it, it is pressed; elsewhere, it was flicked there. */
  function release({ clientX, clientY }: PointerEvent): void {
    end();
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const onIt = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!onIt) flicked();
  }
  const listening = listen(node, {
    pointerdown: () => {
      end();
      stop = listen(window, { pointerup: release, pointercancel: end });
    },
  });

  return {
    update: (next) => void (flicked = next),
    destroy() {
      end();
      listening();
    },
  };
};
