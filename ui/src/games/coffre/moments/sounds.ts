/** What is heard of a moment. */
import type { Coffre } from "../../../types/coffre";
import { soundsOf } from "../../parts/moments/facts";

export const sounds = soundsOf<Coffre>(
  {
    observed: ["look"],
    exchanged: ["card", "lock"],
    forced: (_, { options }) => (options.lock_forced ? ["force", "lock"] : ["force"]),
    passed: ["pass"],
    said: ["say"],
    named: ["say"],
    designated: ["designate"],
    revealed: (_, { result }) => ["reveal", result?.why === "opened" ? "chest_open" : "chest_empty"],
    turn_ended: [],
    final_phase: [],
    saw: [],
    received: [],
  },
  {
    whose: ({ phase, turn }) => (phase === "over" ? null : turn),
    begins: ["turn_ended", "final_phase", "named"],
  },
);
