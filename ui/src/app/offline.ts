/** The page without a connection: its shell is kept by the service worker, see `sw.ts`. */

const TRIED = "trousseau.reloaded";

/** Called once. On plain http only this machine's own page may have a service worker. */
export function registerOffline(): void {
  addEventListener("vite:preloadError", takeNewPage);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Forbidden by the browser, or no connection right now: the page works all the same.
  });
}

/** The server has a newer page, and a part of this one is gone: begin anew, but only once. */
function takeNewPage(): void {
  if (!navigator.onLine || sessionStorage.getItem(TRIED)) return;
  sessionStorage.setItem(TRIED, "1");
  location.reload();
}
