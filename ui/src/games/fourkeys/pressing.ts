/** A long press, or the context menu's key: a look at something, without doing what a tap does. */
import type { Action } from "svelte/action";

const LONG = 480;
const LOOSE = 10;

export const pressing: Action<HTMLElement, () => void> = (node, look) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;

  function down(event: PointerEvent): void {
    done = false;
    from = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    timer = setTimeout(() => {
      done = true;
      look();
    }, LONG);
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > LOOSE) clearTimeout(timer);
  }

  function up(): void {
    clearTimeout(timer);
  }

  /** The tap that ends a long press is none. */
  function click(event: MouseEvent): void {
    if (!done) return;
    done = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    clearTimeout(timer);
    if (done) return;
    done = event.button === 0 && event.detail !== 0;
    look();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (look = next),
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
};
