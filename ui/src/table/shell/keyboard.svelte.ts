/** A phone's keyboard: how much of the page it leaves, where the browser lays it over the page. */

/** Less than this is a bar of the browser's that comes and goes. */
const LEAST = 120;

export class Keyboard {
  /** The height that is left, in pixels; null while none is up. */
  left = $state<number | null>(null);
  /** How far the browser has pushed the page up. */
  pushed = $state(0);

  /** Called once, in an effect: watch until it is over. */
  listen(): (() => void) | undefined {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      const up = window.innerHeight - seen.height > LEAST && seen.scale === 1;
      this.left = up ? seen.height : null;
      this.pushed = up ? seen.offsetTop : 0;
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }
}
