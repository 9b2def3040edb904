/** Seats that are to be picked: for a push, a look, the eye card or an accusation. */
import type { MazeChoosing } from "../choosing/choosing.svelte";

/** The seats that may be picked now; none while nobody is to be. */
export function pickable(choosing: MazeChoosing): number[] {
  switch (choosing.picking) {
    case "nudge":
      return choosing.all("nudge").map(({ seat }) => seat);
    case "stare":
      return choosing.all("stare").map(({ seat }) => seat);
    case "eye":
      return choosing.all("lay_eye").map(({ seat }) => seat);
    case "accuse":
      return [...new Set(choosing.all("accuse").flatMap(({ seats }) => seats))];
    default:
      return [];
  }
}

export function isPicked(choosing: MazeChoosing, seat: number): boolean {
  return choosing.picking === "accuse" && choosing.picked.includes(seat);
}

/** What a touch on such a seat does: signals are made at once, an accused is only named. */
export function pickSeat(choosing: MazeChoosing, seat: number): void {
  const { picking } = choosing;
  if (picking === "accuse") return name(choosing, seat);
  choosing.leave();
  if (picking === "nudge") choosing.nudge(seat);
  else if (picking === "stare") choosing.stare(seat);
  else if (picking === "eye") choosing.layEye(seat);
}

/** One more name than an accusation may have takes the place of the first. */
function name(choosing: MazeChoosing, seat: number): void {
  const most = Math.max(...choosing.all("accuse").map(({ seats }) => seats.length));
  if (!choosing.picked.includes(seat) && choosing.picked.length >= most) choosing.toggle(choosing.picked[0] ?? seat);
  choosing.toggle(seat);
}
