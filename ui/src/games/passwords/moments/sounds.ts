/** What is heard of a moment as it begins; gems, doors and new safes are heard as each comes to pass. */
import type { Passwords } from "../../../types/passwords";
import { soundsOf } from "../../parts/moments/facts";

export const sounds = soundsOf<Passwords>(
  {
    announced: ["announce"],
    hesitated: ["dial"],
    not_known: ["refused"],
    doubted: [],
    asked: ["contest"],
    contested: ["contest"],
    voted: ["say"],
    abstained: [],
    verdict: ["stamp"],
    struck: ["refused"],
    placed: [],
    closed: [],
    dealt: [],
    passed: ["pass"],
    counted: ["ring"],
  },
  {
    whose: ({ phase, turn }) => (phase === "announce" ? turn : null),
    begins: ["placed", "struck", "passed"],
  },
);
