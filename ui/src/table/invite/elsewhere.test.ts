import { describe, expect, it, vi } from "vitest";
import { broughtPlace, linkElsewhere } from "./elsewhere";

const TOKEN = "0123456789abcdef0123456789abcdef";

function open(link: string) {
  const { hash, pathname, search } = new URL(link);
  const replaceState = vi.fn();
  return { brought: broughtPlace({ hash, pathname, search }, { replaceState }), replaceState };
}

describe("a link for another device", () => {
  it("brings the place, and leaves a clean address", () => {
    const link = linkElsewhere("http://house.test", "abc", { person: 3, token: TOKEN });
    const { brought, replaceState } = open(link);
    expect(brought).toEqual({ person: 3, token: TOKEN });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/t/abc");
  });

  it("keeps the token where no server sees it", () => {
    const link = new URL(linkElsewhere("http://house.test", "abc", { person: 3, token: TOKEN }));
    expect(link.pathname + link.search).not.toContain(TOKEN);
  });

  it.each(["", "#top", "#person=1&token=short", `#token=${TOKEN}`])("is not any other address: %s", (hash) => {
    const { brought, replaceState } = open(`http://house.test/t/abc${hash}`);
    expect(brought).toBeNull();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
