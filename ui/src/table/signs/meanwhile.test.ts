import { expect, it } from "vitest";
import type { Moment } from "../../types/protocol";
import { spotsOf } from "./meanwhile.svelte";

it("what changed is known by the names that things carry on the table", () => {
  const moments = [
    { seq: 1, at: 0, seat: 2, facts: [{ fact: "looked", seat: 2, slot: 0, face: "key" }] },
    { seq: 2, at: 0, seat: null, facts: [{ fact: "timed" }] },
    { seq: 3, at: 0, seat: 2, facts: [{ fact: "looked", seat: 2, slot: 0 }] },
  ] as unknown as Moment[];
  expect(spotsOf(moments)).toBe("seat.2 slot.0");
});
