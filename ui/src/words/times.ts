/** Instants as people write them, in the language chosen now. */
import { settings } from "../app/settings.svelte";

/** "14:32". */
export function timeOfDay(instant: number): string {
  return new Date(instant).toLocaleTimeString(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
