/** A card under a finger, on its way to a square of one's dungeon. */
import type { Choosing } from "./choosing.svelte";
import { same, type Spot } from "./frame";

export class Dragging {
  /** Where the card is, in pixels of the table; null: nothing is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  #stop: (() => void) | null = null;

  constructor(
    private readonly choosing: Choosing,
    private readonly table: () => HTMLElement,
  ) {}

  readonly begin = (event: PointerEvent): void => {
    this.end();
    const move = (now: PointerEvent) => now.pointerId === event.pointerId && this.#move(now);
    const up = (now: PointerEvent) => now.pointerId === event.pointerId && this.end();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    this.#stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
    this.#move(event);
  };

  end(): void {
    this.#stop?.();
    this.#stop = null;
    this.at = null;
  }

  /** The card is tried wherever it is held; held elsewhere it is back in the hand. */
  #move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = this.table().getBoundingClientRect();
    this.at = { x: clientX - x, y: clientY - y };
    const spot = spotAt(clientX, clientY);
    const { spots, at } = this.choosing;
    const legal = spot && spots.some((one) => same(one, spot)) ? spot : null;
    if (!legal ? at : !at || !same(legal, at)) this.choosing.put(legal);
  }
}

function spotAt(x: number, y: number): Spot | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square]");
  const [row, column] = (square?.dataset.square ?? "").split(" ").map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
