/** A plate that decides asks to be pressed once more, on the same spot, and not by a finger that bounces. */
import { settings } from "../../../../app/settings.svelte";
import type { Asking } from "../../../parts/choosing/choosing.svelte";

const BOUNCE = 300;

export class Sure {
  asking = $state<Asking>("no");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Pressed: whether it is meant now. */
  press(): boolean {
    if (!settings.confirm || this.asking === "now") return true;
    if (this.asking === "no") {
      this.asking = "soon";
      this.#timer = setTimeout(() => (this.asking = "now"), BOUNCE);
    }
    return false;
  }

  withdraw(): void {
    clearTimeout(this.#timer);
    this.asking = "no";
  }
}
