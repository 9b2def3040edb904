/**
 * Things that travel: whatever carries `data-fly` and was elsewhere before the moment flies from
 * there to its new place, in a layer above everything. Transforms and opacity only.
 */
import { FLY, SLIDE } from "./pace";

export class Flights {
  #before = new Map<string, DOMRect>();

  /** Where things are, before the page changes. */
  note(root: Element): void {
    this.#before = new Map(flyersIn(root).map((thing) => [nameOf(thing), thing.getBoundingClientRect()]));
  }

  /** After the page has changed. `wait`: how long a thing stays where it was. */
  begin(root: Element, layer: HTMLElement, wait: (name: string) => number): void {
    for (const thing of flyersIn(root)) {
      const from = this.#before.get(nameOf(thing));
      const to = thing.getBoundingClientRect();
      if (from && hasMoved(from, to)) fly(thing, layer, from, to, wait(nameOf(thing)));
    }
  }

  /** A thing that has no place of its own any more goes to `to`, and is gone. */
  end(name: string, root: Element, layer: HTMLElement, to: Element | null): void {
    const from = this.#before.get(name);
    const there = flyersIn(root).some((thing) => nameOf(thing) === name);
    if (!from || there || !to) return;
    const spark = document.createElement("span");
    spark.className = "spark";
    travel(spark, layer, from, to.getBoundingClientRect(), 0, FLY, 0);
  }
}

function flyersIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-fly]")];
}

function nameOf(thing: HTMLElement): string {
  return thing.dataset.fly ?? "";
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  if (!from.width || !to.width) return false;
  return Math.hypot(from.x - to.x, from.y - to.y) > 4 || Math.abs(from.width - to.width) > 4;
}

function fly(thing: HTMLElement, layer: HTMLElement, from: DOMRect, to: DOMRect, wait: number): void {
  const tile = nameOf(thing).startsWith("tile");
  const time = tile ? SLIDE : FLY;
  const twin = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-fly", "data-square", "data-spot", "tabindex"]) twin.removeAttribute(name);
  travel(twin, layer, from, to, wait, time, 1);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: wait + time });
}

/** Carries a picture from one place to another; it lands a little too large and settles. */
function travel(
  picture: HTMLElement,
  layer: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  duration: number,
  opacity: number,
): void {
  const origin = layer.getBoundingClientRect();
  // Drawn as large as it ever is: a card leaves things out when it is small.
  const width = Math.max(from.width, to.width);
  const height = (width * to.height) / to.width;
  const carrier = document.createElement("div");
  carrier.className = "carrier";
  carrier.style.width = `${width}px`;
  carrier.style.height = `${height}px`;
  carrier.style.setProperty("--token", `${width}px`);
  carrier.append(picture);
  layer.append(carrier);
  const at = (box: DOMRect, larger = 1) =>
    `translate(${box.x - origin.x}px, ${box.y - origin.y}px) scale(${(box.width / width) * larger})`;
  const way = carrier.animate(
    [
      { transform: at(from), opacity: 1, easing: "cubic-bezier(.45,.05,.3,1)" },
      { transform: at(to, 1.05), opacity: (1 + opacity) / 2, offset: 0.82, easing: "ease-out" },
      { transform: at(to), opacity },
    ],
    { duration, delay, fill: "both" },
  );
  const gone = () => carrier.remove();
  way.finished.then(gone, gone);
}
