/** The keyboard of a replay: arrows step, space runs, Home and End jump. */
import type { Film } from "./film.svelte";

export function keyed(event: KeyboardEvent, film: Pick<Film, "step" | "go" | "toggle" | "count">): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("dialog, textarea, input")) return; // the timeline's own keys do the same
  if (event.key === " " && on?.closest("button, a")) return;
  if (event.key === "ArrowRight") film.step(1);
  else if (event.key === "ArrowLeft") film.step(-1);
  else if (event.key === "Home") film.go(0);
  else if (event.key === "End") film.go(film.count - 1);
  else if (event.key === " ") film.toggle();
  else return;
  event.preventDefault();
}
