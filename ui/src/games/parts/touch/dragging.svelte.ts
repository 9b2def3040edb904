/** A thing under a finger, on its way over the table. */
import type { Point } from "../geometry";
import { listen } from "./listen";

export class Dragging {
  /** Where it is, in pixels of the table; null: nothing is dragged. */
  at = $state.raw<Point | null>(null);

  #stop: (() => void) | null = null;

  /** Made by a component, it lets go when another moment comes. `over` is told what lies under it. */
  constructor(
    private readonly table: () => HTMLElement | undefined,
    private readonly over: (thing: Element | null) => void,
    moment: () => unknown,
  ) {
    $effect(() => {
      moment();
      return () => this.end();
    });
  }

  readonly begin = (event: PointerEvent): void => {
    this.end();
    const up = (now: PointerEvent) => now.pointerId === event.pointerId && this.end();
    this.#stop = listen(window, {
      pointermove: (now) => now.pointerId === event.pointerId && this.#move(now),
      pointerup: up,
      pointercancel: up,
    });
    this.#move(event);
  };

  end(): void {
    this.#stop?.();
    this.#stop = null;
    this.at = null;
  }

  #move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = this.table()?.getBoundingClientRect() ?? { x: 0, y: 0 };
    this.at = { x: clientX - x, y: clientY - y };
    this.over(document.elementFromPoint(clientX, clientY));
  }
}
