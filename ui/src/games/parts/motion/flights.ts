/** How things travel that were elsewhere before: in a layer above everything, by transforms and opacity only. */

/** How long a thing stays where it was, and how long it travels, in milliseconds. */
export interface Timing {
  wait: number;
  time: number;
}

/** The things that may travel, by the name that they carry in `data-fly`. */
export function flyersIn(root: Element): Map<string, HTMLElement> {
  const things = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
  return new Map(things.map((thing) => [thing.dataset.fly ?? "", thing]));
}

export function hasMoved(from: DOMRect, to: DOMRect): boolean {
  if (!from.width || !to.width) return false;
  return Math.hypot(from.x - to.x, from.y - to.y) > 4 || Math.abs(from.width - to.width) > 4;
}

/** A picture of the thing flies to where it is now; it is unseen until then. */
export function fly(thing: HTMLElement, layer: HTMLElement, from: DOMRect, timing: Timing): void {
  const twin = thing.cloneNode(true) as HTMLElement;
  twin.removeAttribute("tabindex");
  for (const name of Object.keys(twin.dataset)) delete twin.dataset[name];
  travel(twin, layer, from, thing.getBoundingClientRect(), timing, 1);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.wait + timing.time });
}

/** Something that has no place of its own any more: a spark goes to `to`, and is gone. */
export function vanish(to: Element, layer: HTMLElement, from: DOMRect, timing: Timing): void {
  const spark = document.createElement("span");
  spark.className = "spark full";
  travel(spark, layer, from, to.getBoundingClientRect(), timing, 0);
}

/** Carries a picture from one place to another; it lands a little too large and settles. */
function travel(
  picture: HTMLElement,
  layer: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  { wait, time }: Timing,
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
  carrier.style.setProperty("--carried", `${width}px`);
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
    { duration: time, delay: wait, fill: "both" },
  );
  const gone = () => carrier.remove();
  way.finished.then(gone, gone);
}
