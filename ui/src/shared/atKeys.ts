/** Whether the one at this device uses the keyboard just now: what was pressed last was a key. */
let keys = false;

function pressed(byKey: boolean): void {
  keys = byKey;
  document.documentElement.toggleAttribute("data-keys", byKey);
}

window.addEventListener("keydown", ({ key }) => !["Control", "Meta", "Alt", "Shift"].includes(key) && pressed(true), { capture: true });
window.addEventListener("pointerdown", () => pressed(false), { capture: true });

export function atKeys(): boolean {
  return keys;
}
