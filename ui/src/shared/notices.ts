/** Notes of the browser for those who look elsewhere: asked for in the settings, never by themselves. */
import { settings } from "../app/settings.svelte";

/** One note at a time, whatever table it is of. */
const TAG = "trousseau-turn";

/** Whether this browser has such notes at all. */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Ask the browser's leave; false if it won't. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show a note, for those who wanted them, until the function it returns is called. */
export function notify(title: string, body: string): () => void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return () => undefined;
  try {
    const note = new Notification(title, { body, tag: TAG, icon: "/icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return () => undefined; // some phones have notes only for service workers
  }
}

/** A short buzz, where there is something that can; it goes with the sounds. */
export function buzz(): void {
  // Browsers complain of a page that buzzes before anybody has touched it.
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(180);
}

/** The tab's own sign: with a mark while somebody is called. */
export function markTab(called: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = called ? "/icon-turn.svg" : "/icon.svg";
}
