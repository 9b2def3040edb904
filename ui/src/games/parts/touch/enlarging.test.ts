import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubSize } from "../testing/people";
import Enlargeable from "../testing/Enlargeable.svelte";

beforeEach(() => {
  stubSize({ width: 600, height: 400 });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function shown(width: number, known = true) {
  const { container } = render(Enlargeable, { known });
  const thing = container.querySelector("button")!;
  Object.defineProperty(thing, "offsetWidth", { value: width });
  const large = async () => {
    await vi.advanceTimersByTimeAsync(600);
    return container.querySelector(".enlarged")?.textContent ?? null;
  };
  return { thing, large };
}

function pointer(thing: Element, name: string, pointerType: string): void {
  thing.dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }));
}

describe("a picture", () => {
  it("is seen large under a mouse that stays, until it goes", async () => {
    const { thing, large } = shown(60);
    pointer(thing, "pointerenter", "mouse");
    expect(await large()).toBe("large");
    pointer(thing, "pointerleave", "mouse");
    expect(await large()).toBeNull();
  });

  it("is seen large with the keyboard's focus on it", async () => {
    const { thing, large } = shown(60);
    vi.spyOn(thing, "matches").mockReturnValue(true);
    thing.focus();
    expect(await large()).toBe("large");
    thing.blur();
    expect(await large()).toBeNull();
  });

  it("is seen large under a finger that stays, until that is lifted", async () => {
    const { thing, large } = shown(60);
    pointer(thing, "pointerdown", "touch");
    expect(await large()).toBe("large");
    pointer(window as unknown as Element, "pointerup", "touch");
    expect(await large()).toBeNull();
  });

  it("stays as it is where it is large already, or lies face down", async () => {
    for (const { thing, large } of [shown(240), shown(60, false)]) {
      pointer(thing, "pointerenter", "mouse");
      expect(await large()).toBeNull();
    }
  });
});
