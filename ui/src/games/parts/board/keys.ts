/**
 * Any table by its keyboard. What can be pressed carries its key in `aria-keyshortcuts`: 1 to 9 press
 * it. `data-begins` marks where a move begins if that is not what has the lowest number, and
 * `data-confirms` the control that makes what was chosen: Enter is there at once.
 */
import { tick } from "svelte";
import { atKeys } from "../../../shared/atKeys";

const BUSY = "input:not([data-letters]), textarea, select, dialog";
const OPEN = "dialog[open], [role='dialog']";
/** There a field that has the focus brings up a keyboard, over half of the table. */
const TOUCHED = "(pointer: coarse)";

/** Where the first move that may be made begins. */
export function firstMove(table: HTMLElement): HTMLElement | null {
  const begins = [...table.querySelectorAll<HTMLElement>("[data-begins]")].find(isOn);
  return begins ?? numbered(table)[0] ?? null;
}

export class Keys {
  /** What was chosen last: Escape goes back there. */
  #from: HTMLElement | null = null;

  constructor(private readonly table: () => HTMLElement | undefined) {}

  /** Something has happened: the focus of whoever uses keys goes where a move begins, if it is nowhere. */
  begin(): void {
    if (!atKeys() || document.querySelector(OPEN) || !this.#isLost()) return;
    const first = this.#first();
    if (!(first?.matches("input") && matchMedia(TOUCHED).matches)) this.#goTo(first);
  }

  /** Something was pressed: if by a key, Enter is on what makes the move now. */
  clicked({ detail, target }: MouseEvent): void {
    const chosen = target instanceof Element ? target.closest<HTMLElement>("[aria-keyshortcuts]") : null;
    if (detail !== 0 || !atKeys() || !chosen || !isNumbered(chosen)) return;
    this.#from = chosen;
    void tick().then(() => {
      const confirms = this.table()?.querySelector<HTMLElement>("[data-confirms]");
      if (confirms && isOn(confirms)) this.#goTo(confirms);
      else this.begin();
    });
  }

  pressed(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(BUSY)) return;
    if (/^[1-9]$/.test(key)) this.#choose(event);
    else if (key === "Tab" && !event.shiftKey && document.activeElement === document.body) this.#enter(event);
    else if (key === "Escape") void tick().then(() => this.#goBack());
  }

  #choose(event: KeyboardEvent): void {
    const table = this.table();
    const control = table && numbered(table).find((one) => one.ariaKeyShortcuts === event.key);
    if (!control) return;
    event.preventDefault();
    this.#goTo(control);
    control.click();
  }

  /** The first Tab leads to the first move, not to the bar above it. */
  #enter(event: KeyboardEvent): void {
    const first = document.querySelector(OPEN) ? null : this.#first();
    if (!first) return;
    event.preventDefault();
    this.#goTo(first);
  }

  #goBack(): void {
    const active = document.activeElement;
    if (document.querySelector(OPEN) || !(this.#isLost() || active?.matches("[data-confirms]"))) return;
    this.#goTo(this.#from?.isConnected && isOn(this.#from) ? this.#from : this.#first());
  }

  #first(): HTMLElement | null {
    const table = this.table();
    return table ? firstMove(table) : null;
  }

  #goTo(thing: HTMLElement | null): void {
    thing?.focus({ preventScroll: true });
  }

  /** The focus is on nothing, or on a control of the table that is off. */
  #isLost(): boolean {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    return (this.table()?.contains(active) ?? false) && active.ariaDisabled === "true";
  }
}

/** What can be pressed by a number now, lowest first. */
function numbered(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")]
    .filter((one) => isNumbered(one) && isOn(one))
    .sort((one, other) => Number(one.ariaKeyShortcuts) - Number(other.ariaKeyShortcuts));
}

function isNumbered({ ariaKeyShortcuts }: HTMLElement): boolean {
  return /^[1-9]$/.test(ariaKeyShortcuts ?? "");
}

function isOn(control: HTMLElement): boolean {
  return control.ariaDisabled !== "true" && (control.checkVisibility?.() ?? true);
}
