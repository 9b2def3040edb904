/** How a game is told once it is over. */
import type { Claim, Coffre, CoffreView, Face } from "../../../types/coffre";
import type { Speech } from "../../../words/sentences";
import type { Tale } from "../../game";

/** The cards on which a game turns: the others are all alike. */
const SPECIAL: readonly Face[] = ["key", "fake", "treasure", "trap"];
/** More would be a lecture. */
const MOST_LIES = 2;

export const tale: Tale<Coffre> = {
  held: (view, seat, speech) => {
    const face = view.hands[seat]?.face;
    return face ? speech.name("short", face) : "";
  },

  /** The first accusation that was right, or else the designation; nothing if the chest stayed shut. */
  decided: (story, view) => {
    const fake = view.hands.findIndex(({ face }) => face === "fake");
    const has = (such: (fact: Coffre["fact"]) => boolean) => story.findIndex(({ facts }) => facts.some(such));
    const right = has((fact) => fact.fact === "named" && fact.target === fake);
    const place = right >= 0 ? right : has(({ fact }) => fact === "designated");
    return place < 0 ? null : place;
  },

  known: (view, speech) => [...sightsOf(view, speech), ...liesIn(view, speech)],
};

/** A special card that the reader had seen elsewhere than in the own hand, and where it ended. */
function sightsOf(view: CoffreView, speech: Speech): string[] {
  const { seat: me } = view;
  if (me === null) return [];
  const spots = [
    ...view.hands.map((card, seat) => ({ card, seat, slot: null })),
    ...view.centre.map((card, slot) => ({ card, seat: null, slot })),
  ];
  return spots.flatMap(({ card: { face, seen_by }, seat, slot }) => {
    if (!face || !SPECIAL.includes(face) || seat === me || !seen_by.includes(me)) return [];
    return [speech.say(seat === null ? "tale.saw_in" : "tale.saw_with", { face, holder: seat, slot })];
  });
}

/** What the others last said of special cards, where it was not so. */
function liesIn(view: CoffreView, speech: Speech): string[] {
  const faces = new Map([...view.hands, ...view.centre].map(({ number, face }) => [number, face]));
  const told = view.claims.flatMap((claim) => {
    const truth = claim.card === null ? undefined : faces.get(claim.card);
    return truth && claim.seat !== view.seat && isLie(claim, truth) ? [{ seat: claim.seat, claim: claim.claim, truth }] : [];
  });
  return told.slice(-MOST_LIES).map((lie) => speech.say("tale.lie", lie));
}

/** Harmless ones are not worth telling. */
function isLie({ claim }: Claim, truth: Face): boolean {
  return "face" in claim && claim.face !== truth && (SPECIAL.includes(claim.face) || SPECIAL.includes(truth));
}
