/** A phone's keyboard: how much of the page it leaves, where the browser lays it over the page. */

/** A field of the table that takes whatever letters are typed: they are no shortcuts there. */
export const LETTERS = "[data-letters]";

/** Less than this is a bar of the browser's that comes and goes. */
const LEAST = 120;
/** Below this height a word is typed, and all else gives way to it. */
const LOW = 560;

export class Keyboard {
  /** The height that is left, in pixels; null while none is up. */
  left = $state<number | null>(null);
  /** How far the browser has pushed the page up. */
  pushed = $state(0);
  /** A field of the table has the focus, which takes all letters. */
  #typing = $state(false);
  #height = $state(window.innerHeight);
  /** There is room for the word and for nothing else. */
  readonly bare: boolean = $derived(this.#typing && (this.left ?? this.#height) < LOW);

  focusCame({ target }: FocusEvent): void {
    this.#typing = target instanceof Element && target.matches(LETTERS);
  }

  focusLeft(): void {
    this.#typing = false;
  }

  /** Called once, in an effect: watch until it is over. */
  listen(): (() => void) | undefined {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      this.#height = window.innerHeight;
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
