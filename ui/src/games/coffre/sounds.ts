/** What is heard of a moment. */
import type { Moment, Sound } from "../game";
import type { Coffre, CoffreFact, CoffreView } from "../../types/coffre";

export function sounds({ facts, view }: Moment<Coffre>, me: number | null): Sound[] {
  const heard = facts.flatMap((fact) => soundsOf(fact, view));
  const began = facts.some(({ fact }) => fact === "turn_ended" || fact === "final_phase" || fact === "named");
  const mine = began && view.phase !== "over" && view.turn === me;
  return mine ? [...heard, "turn"] : heard;
}

function soundsOf(fact: CoffreFact, view: CoffreView): Sound[] {
  switch (fact.fact) {
    case "observed":
      return ["look"];
    case "exchanged":
      return ["card", "lock"];
    case "forced":
      return view.options.lock_forced ? ["force", "lock"] : ["force"];
    case "passed":
      return ["pass"];
    case "said":
    case "named":
      return ["say"];
    case "designated":
      return ["designate"];
    case "revealed":
      return ["reveal", view.result?.why === "opened" ? "chest_open" : "chest_empty"];
    default:
      return [];
  }
}
