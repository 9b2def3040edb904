/**
 * The service worker: keeps the page's shell, so that it opens without a connection and can say so.
 * Lessons that were opened once are kept too. Tables never are: whatever else is under /api comes
 * from the server or not at all. A note that calls somebody leads back to their table.
 */
/// <reference lib="webworker" />
export {}; // its names are nobody else's

/** Filled in by the build: what to keep, and a name for this very set of files. */
declare const __SHELL__: string[];
declare const __BUILD__: string;

const SHELL = __SHELL__;
const worker = self as unknown as ServiceWorkerGlobalScope;
const OURS = "trousseau-";
const CACHE = OURS + __BUILD__;
const LESSON = /^\/api\/games\/[^/]+\/lesson$/;
const FAILED = 500;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (SHELL.includes(pathname)) event.respondWith(newest(request));
  else if (LESSON.test(pathname)) event.respondWith(newest(request, keep));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(bringForward(String(notification.data)));
});

/** The tab with that page; a browser may know a tab only by how it was opened, so else any of ours. */
async function bringForward(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path) ?? tabs[0];
  await (tab ? tab.focus() : worker.clients.openWindow(path));
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own store, which may still have the files of an older page.
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })));
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Any page of ours begins with the same file. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < FAILED) return answer;
    return (await caches.match("/")) ?? answer;
  } catch (problem) {
    return orElse(await caches.match("/"), problem);
  }
}

/** The name of an asset changes with its content, so what was kept is right. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(request, answer);
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
}

async function newest(request: Request, got?: typeof keep): Promise<Response> {
  try {
    const answer = await fetch(request);
    await got?.(request, answer);
    return answer;
  } catch (problem) {
    return orElse(await caches.match(request), problem);
  }
}

function orElse(kept: Response | undefined, problem: unknown): Response {
  if (kept) return kept;
  throw problem;
}
