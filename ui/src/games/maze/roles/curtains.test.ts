import { beforeEach, describe, expect, it, vi } from "vitest";

/** What the device remembers is read once, when the page loads. */
async function loaded() {
  vi.resetModules();
  return import("./curtains.svelte");
}

describe("the curtains before the higher levels", () => {
  beforeEach(() => localStorage.clear());

  it("hide levels 4 and 5 on a device on which nobody has played yet", async () => {
    expect((await loaded()).openLevel()).toBe(3);
  });

  it("rise one level at a time, as games are finished, and stay up", async () => {
    const { finished, openLevel } = await loaded();
    finished(2);
    expect(openLevel()).toBe(3);
    finished(3);
    expect(openLevel()).toBe(4);
    expect((await loaded()).openLevel()).toBe(4);
  });

  it("may be lifted, up to the last level", async () => {
    const { lift, openLevel } = await loaded();
    for (let i = 0; i < 4; i++) lift();
    expect(openLevel()).toBe(5);
  });
});
