/** Where a spot lies on the table as it is laid out now. */
import type { Spot } from "./choices";
import type { Box } from "../parts/geometry";
import type { Layout, SeatPlace, SlotPlace } from "./layout";

/** Where its card lies. */
export function cardBox(laid: Layout, spot: Spot): Box {
  return placeOf(laid, spot)?.card ?? laid.own ?? laid.room;
}

/** All of it. */
export function wholeBox(laid: Layout, spot: Spot): Box {
  return placeOf(laid, spot)?.box ?? laid.own ?? laid.room;
}

function placeOf(laid: Layout, spot: Spot): SeatPlace | SlotPlace | undefined {
  return "slot" in spot ? laid.slots[spot.slot] : laid.seats.find(({ seat }) => seat === spot.seat);
}
