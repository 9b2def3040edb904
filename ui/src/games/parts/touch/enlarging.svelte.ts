/**
 * Whatever has a picture on it is seen large: under a mouse that stays, with the keyboard's focus on
 * it, and, where a long press means nothing else, under a finger that stays. `Board` shows it.
 */
import { getContext, setContext, type Snippet } from "svelte";
import type { Action } from "svelte/action";
import { listen } from "./listen";
import { pressing } from "./pressing";

/** How long somebody looks before it grows, in milliseconds. */
const STAY = 350;
/** What is as wide as that, in pixels, is large enough. */
const LARGE = 110;
const KEY = Symbol("enlarging");

export class Enlarging {
  shown = $state.raw<{ picture: Snippet; thing: HTMLElement } | null>(null);

  constructor() {
    setContext(KEY, this);
  }

  leave(thing: HTMLElement): void {
    if (this.shown?.thing === thing) this.shown = null;
  }
}

export interface Large {
  /** Null: there is nothing to be seen, as on a card that lies face down. */
  picture: Snippet | null;
  /** How wide its picture is on the table, in pixels, if it does not fill the thing. */
  across?: number;
  /** A finger that stays shows it too. */
  held?: boolean;
}

/** Made by a component for its own things: `use:enlarged={{ picture }}`. Elsewhere than on a table it does nothing. */
export function enlarges(): Action<HTMLElement, Large> {
  const table = getContext<Enlarging | undefined>(KEY);
  return (node, large) => {
    if (!table) return;
    node.dataset.picture = "";
    const control = node.closest("button") ?? node;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(): void {
      if (large.picture && (large.across ?? node.offsetWidth) < LARGE) table!.shown = { picture: large.picture, thing: node };
    }
    function leave(): void {
      clearTimeout(timer);
      table!.leave(node);
    }
    function stay(): void {
      clearTimeout(timer);
      timer = setTimeout(show, STAY);
    }
    /** A dungeon that is one button has many pictures: none of them is what has the focus. */
    const isAlone = () => control === node || control.querySelectorAll("[data-picture]").length === 1;

    const stops = [
      listen(node, {
        pointerenter: ({ pointerType, buttons }) => pointerType === "mouse" && !buttons && stay(),
        pointerleave: leave,
        pointerdown: leave,
      }),
      listen(control, { focus: () => control.matches(":focus-visible") && isAlone() && stay(), blur: leave }),
    ];
    if (large.held) {
      const press = pressing(node, show);
      stops.push(() => press?.destroy?.(), listen(window, { pointerup: leave, pointercancel: leave }));
    }
    return {
      update(next) {
        large = next;
        if (!large.picture) leave();
      },
      destroy() {
        leave();
        stops.forEach((stop) => stop());
      },
    };
  };
}
