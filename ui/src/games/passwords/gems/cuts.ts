/** Each seat's gem: the cut tells first, the colour second. */
import crystal from "../art/crystal.svg?url";
import emerald from "../art/emerald.svg?url";
import ruby from "../art/ruby.svg?url";
import sapphire from "../art/sapphire.svg?url";
import topaz from "../art/topaz.svg?url";

const CUTS = [
  { name: "ruby", picture: ruby },
  { name: "emerald", picture: emerald },
  { name: "topaz", picture: topaz },
  { name: "sapphire", picture: sapphire },
  { name: "crystal", picture: crystal },
] as const;

export type Cut = (typeof CUTS)[number];

export const PICTURES: readonly string[] = CUTS.map(({ picture }) => picture);

export function cutOf(seat: number): Cut {
  return CUTS[seat % CUTS.length] ?? CUTS[0];
}
