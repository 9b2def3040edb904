/** What is heard of a moment. */
import type { Fourkeys } from "../../../types/fourkeys";
import { soundsOf } from "../../parts/moments/facts";
import { acting } from "../words/turn";

export const sounds = soundsOf<Fourkeys>(
  {
    renewed: ["coin", "card"],
    refilled: ["shuffle"],
    pushed: ["coin", "slide"],
    took: ["card"],
    laid: ["stone"],
    opened: ["bolt", "torch"],
    skipped: ["pass"],
    round_over: ["slide"],
    counted: ["ring"],
  },
  { whose: (view) => acting(view)?.seat ?? null, begins: ["laid", "skipped", "round_over"] },
);
