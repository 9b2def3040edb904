/** The ring of thirty spaces as it is built, without its keys; for pictures and tests. */
import type { Space, SpaceKind } from "./types";

const KINDS = { S: "start", T: "trial", O: "or", A: "and", G: "guardian", X: "tiger" } as const satisfies Record<string, SpaceKind>;
const ORDER = "STOTATOXTATXOTGATXTOTATOXTAOTX";
const ROOM: Record<SpaceKind, number> = { start: 0, trial: 1, or: 1, and: 2, guardian: 2, tiger: 0 };

/** All cells full of black keys, as at the start of a game. */
export const AT_FIRST: readonly Space[] = [...ORDER].map((letter) => {
  const kind = KINDS[letter as keyof typeof KINDS];
  return { kind, black: ROOM[kind], red: 0, room: ROOM[kind] };
});
