/** What is heard of a moment. */
import type { Moment, Sound } from "../game";
import type { FourKeysFact, Fourkeys } from "../../types/fourkeys";
import { acting } from "./turn";

export function sounds({ facts, view }: Moment<Fourkeys>, me: number | null): Sound[] {
  const heard = facts.flatMap(soundsOf);
  const passed = facts.some(({ fact }) => fact === "laid" || fact === "skipped" || fact === "round_over");
  const mine = passed && me !== null && acting(view)?.seat === me;
  return mine ? [...heard, "turn"] : heard;
}

function soundsOf(fact: FourKeysFact): Sound[] {
  switch (fact.fact) {
    case "renewed":
      return ["coin", "card"];
    case "refilled":
      return ["shuffle"];
    case "pushed":
      return ["coin", "slide"];
    case "took":
      return ["card"];
    case "laid":
      return ["stone"];
    case "opened":
      return ["bolt", "torch"];
    case "skipped":
      return ["pass"];
    case "round_over":
      return ["slide"];
    case "counted":
      return ["ring"];
  }
}
