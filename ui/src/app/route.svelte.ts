/** Which page the address names. */
import { CODE } from "../shared/code";

export type Page =
  | { page: "home" }
  | { page: "code"; code: string }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "replay"; table: string; game: number }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string }
  | { page: "daily"; game: string }
  | { page: "nowhere" };

const PATHS: [RegExp, (parts: string[]) => Page][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/t\/([0-9A-Za-z]+)$/, ([table = ""]) => ({ page: "table", table })],
  [/^\/t\/([0-9A-Za-z]+)\/screen$/, ([table = ""]) => ({ page: "screen", table })],
  [
    /^\/t\/([0-9A-Za-z]+)\/replay\/(\d+)$/,
    ([table = "", game]) => ({ page: "replay", table, game: Number(game) }),
  ],
  [/^\/learn\/([\w.-]+)$/, ([game = ""]) => ({ page: "learn", game })],
  [/^\/rules\/([\w.-]+)$/, ([game = ""]) => ({ page: "rules", game })],
  [/^\/daily\/([\w.-]+)$/, ([game = ""]) => ({ page: "daily", game })],
];

export function pageAt(path: string): Page {
  if (CODE.test(path.slice(1))) return { page: "code", code: path.slice(1) };
  for (const [pattern, page] of PATHS) {
    const match = pattern.exec(path);
    if (match) return page(match.slice(1));
  }
  return { page: "nowhere" };
}

class Route {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly here: Page = $derived(pageAt(this.#path));

  /** What stands behind the question mark. */
  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  /** Go to another page of ours. With `replace`, the way back skips this one. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Links of ours change the page without loading it anew; called once, by the app. */
  listen(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    const address = new URL(link.getAttribute("href") ?? "", location.href);
    if (address.origin !== location.origin || pageAt(address.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(address.pathname + address.search);
  }
}

export const route = new Route();
