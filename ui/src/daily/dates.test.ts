import { describe, expect, it } from "vitest";
import { dateIn, dateOf, dayAfter, untilTomorrow } from "./dates";

describe("the day", () => {
  it("is that of the device, until its own midnight", () => {
    expect(dateOf(new Date(2026, 10, 7, 23, 59, 59))).toBe("2026-11-07");
    expect(dateOf(new Date(2026, 10, 8, 0, 0, 0))).toBe("2026-11-08");
  });

  it("is followed by the next one, over months, years and hours that clocks skip", () => {
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
    expect(dayAfter("2026-03-29")).toBe("2026-03-30");
    expect(dayAfter("2026-10-25")).toBe("2026-10-26");
  });

  it("is written as people write it, and never as the day beside it", () => {
    expect(dateIn("fr", "2026-11-17", { weekday: "long", day: "numeric", month: "long" })).toBe("mardi 17 novembre");
    expect(dateIn("en", "2026-11-17", { weekday: "long", day: "numeric", month: "long" })).toBe("Tuesday 17 November");
    expect(dateIn("fr", "2026-11-07", { day: "2-digit", month: "2-digit" })).toBe("07/11");
  });

  it("ends in so many hours and minutes", () => {
    expect(untilTomorrow(new Date(2026, 10, 17, 18, 47, 30))).toEqual({ hours: 5, minutes: 13 });
    expect(untilTomorrow(new Date(2026, 10, 17, 23, 59, 59))).toEqual({ hours: 0, minutes: 1 });
    expect(untilTomorrow(new Date(2026, 10, 17, 0, 0, 0))).toEqual({ hours: 24, minutes: 0 });
  });
});
