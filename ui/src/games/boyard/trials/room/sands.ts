/** The sand of a trial in the room, turn by turn: some cards turn it twice. */
import { PRINTED } from "../../board/printed";
import { sandLeft, type SandLeft } from "../../board/sand";
import { sandsOf } from "../opponents";
import type { TrialOf } from "../part";

export interface SandTurn extends SandLeft {
  /** Which turning of the sand this is, from 1, and of how many. */
  turn: number;
  turns: number;
}

/** The sand that runs now; null for cards without it. */
export function sandOf(view: TrialOf<"room">, now: number): SandTurn | null {
  const turns = sandsOf(view);
  const { since, until, setting } = view.course;
  if (!turns || until === null || view.course.phase !== "go") return null;
  const turn = Math.max(0, Math.min(turns - 1, Math.floor((now - since) / setting.sand)));
  const from = since + turn * setting.sand;
  return { ...sandLeft({ from, until: from + setting.sand }, now), turn: turn + 1, turns };
}

/** À qui est-ce ?: so many of the others must be named, by how many people are in the room. */
export function namesNeeded({ rivals }: TrialOf<"room">): number {
  const people = Math.max(PRINTED.least_players, rivals.length + 1);
  return PRINTED.needed[String(people) as keyof typeof PRINTED.needed];
}
