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
  const shown = show(title, { body, tag: TAG, icon: "/icon-192.png" });
  return () => void shown.then((putAway) => putAway());
}

type PutAway = () => void;

/** By the service worker, where there is one: phones let no page do it by itself. */
async function show(title: string, note: NotificationOptions): Promise<PutAway> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    return await (worker?.active ? showByWorker(worker, title, note) : showByPage(title, note));
  } catch {
    return () => undefined; // the tab's title and a sound are left
  }
}

async function showByWorker(worker: ServiceWorkerRegistration, title: string, note: NotificationOptions): Promise<PutAway> {
  await worker.showNotification(title, { ...note, data: location.pathname }); // what a touch leads to, see `sw.ts`
  return () => void worker.getNotifications({ tag: TAG }).then((notes) => notes.forEach((one) => one.close()));
}

function showByPage(title: string, options: NotificationOptions): PutAway {
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
  return () => note.close();
}

/** A short buzz, where there is something that can, for so many milliseconds; it goes with the sounds. */
export function buzz(time = 180): void {
  // Browsers complain of a page that buzzes before anybody has touched it.
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(time);
}

/** The tab's own sign: with a mark while somebody is called. */
export function markTab(called: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = called ? "/icon-turn.svg" : "/icon.svg";
}
