/** For tests of the parts of trials: four people, Ines to be the candidate, and what a part is handed. */
import { vi } from "vitest";
import type { Course } from "../../../../types/boyard";
import type { Catalogue } from "../../../../words/sentences";
import { sitters, spoken } from "../../../parts/testing/people";
import { catalogues } from "../../../parts/words";
import { courseOf } from "../../testing/views";
import type { PartProps, TrialOf, TrialTag } from "../part";

const WORDS = catalogues(import.meta.glob<Catalogue>("../../words/*/*.json", { eager: true, import: "default" }));

export const CANDIDATE = 1;
/** The three others, from the candidate's left. */
export const OPPONENTS = [2, 3, 0];

/** A trial by hand in one of its phases. */
export function course(phase: string, over: Partial<Course> = {}): Course {
  const setting = { seats: 4, candidate: CANDIDATE, sand: 45_000, language: "fr" as const, unhurried: [], by_hand: false };
  return courseOf({ setting, by: ["hand", "hand", "hand", "hand"], phase, until: 20_000, ...over });
}

/** As the stage hands it to the part of a trial, with a hand that records its moves. */
export function handed<Tag extends TrialTag>(view: TrialOf<Tag>, over: Partial<PartProps<Tag>> = {}) {
  const { me = view.seat } = over;
  const act = vi.fn<NonNullable<PartProps["act"]>>(() => Promise.resolve(true));
  const props: PartProps<Tag> = {
    view,
    time: { now: 0, at: () => 0 },
    facts: [],
    act,
    people: (seat) => ({ seat, name: sitters[seat]?.name ?? "", avatar: "renard", colour: seat, me: seat === me, drawn: false }),
    still: true,
    me,
    big: false,
    speech: spoken([WORDS]),
    ...over,
  };
  return { props, act };
}
