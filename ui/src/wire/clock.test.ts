import { describe, expect, it } from "vitest";
import { ServerClock } from "./clock";

describe("the server's clock", () => {
  it("showed what it said in the middle between asking and hearing", () => {
    const clock = new ServerClock();
    clock.hear(1000, 1400, 5200);
    expect(clock.behind).toBe(4000);
  });

  it("is best known by the quickest answer", () => {
    const clock = new ServerClock();
    clock.hear(1000, 1400, 5350); // its way back was the shorter one
    expect(clock.behind).toBe(4150);
    clock.hear(2000, 2020, 6010);
    expect(clock.behind).toBe(4000);
    clock.hear(3000, 3400, 7390);
    expect(clock.behind).toBe(4000);
  });

  it("is asked for anew after a while, however slow the answer", () => {
    const clock = new ServerClock();
    clock.hear(1000, 1020, 5010);
    clock.hear(700_000, 700_200, 704_600);
    expect(clock.behind).toBe(4500);
  });

  it("is not known by an answer that came before the question", () => {
    const clock = new ServerClock();
    clock.hear(1000, 900, 5000);
    expect(clock.behind).toBe(0);
  });

  it("agrees between two screens within 100 ms though their lines take 200", () => {
    const behind = (there: number, back: number) => {
      const clock = new ServerClock();
      clock.hear(0, there + back, there + 123_456);
      return clock.behind;
    };
    expect(Math.abs(behind(60, 140) - behind(140, 60))).toBeLessThanOrEqual(100);
  });
});
