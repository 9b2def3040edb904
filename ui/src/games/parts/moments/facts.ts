/** What the facts of a moment take and sound like: a game says it of each kind of fact. */
import type { Fact, Game } from "../../../types/protocol";
import type { SeenMoment, Sound } from "../../game";

/** The same for all of a kind, or found for each. */
type ForEach<F extends Fact, Value, More> = {
  [Kind in F["fact"]]: Value | ((fact: Extract<F, { fact: Kind }>, more: More) => Value);
};

/** Milliseconds that showing facts takes, one after the other. */
export function paceOf<G extends Game>(
  times: ForEach<G["fact"], number, readonly G["fact"][]>,
): (facts: readonly G["fact"][]) => number {
  return (facts) => facts.reduce((sum, fact) => sum + valueFor<G["fact"], number, typeof facts>(times, fact, facts), 0);
}

/** Whose turn it is, and by which facts one begins. */
interface Turn<G extends Game> {
  whose: (view: G["view"]) => number | null;
  begins: readonly G["fact"]["fact"][];
}

/** What is heard of a moment, and at last a call for the one whose turn begins. */
export function soundsOf<G extends Game>(
  sounds: ForEach<G["fact"], Sound[], G["view"]>,
  { whose, begins }: Turn<G>,
): (moment: SeenMoment<G>, me: number | null) => Sound[] {
  return ({ facts, view }, me) => {
    const heard = facts.flatMap((fact) => valueFor<G["fact"], Sound[], G["view"]>(sounds, fact, view));
    const mine = me !== null && whose(view) === me && facts.some(({ fact }) => begins.includes(fact));
    return mine ? [...heard, "turn"] : heard;
  };
}

function valueFor<F extends Fact, Value, More>(values: ForEach<F, Value, More>, fact: F, more: More): Value {
  const value = values[fact.fact as F["fact"]] as Value | ((fact: F, more: More) => Value);
  return value instanceof Function ? value(fact, more) : value;
}
