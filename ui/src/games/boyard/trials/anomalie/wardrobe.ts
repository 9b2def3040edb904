/** L'anomalie: who wears what on the stage, and what would be changed. */
import type { AnomalieView, Avatar, ChangeThing, SwapThings, Thing } from "../../../../types/boyard";
import type { Speech } from "../../../../words/sentences";
import type { Slot, Worn } from "../../figures/things";
import type { Dressed, Pointed } from "../../stage/types";
import type { Person } from "../part";
import { shown } from "../shown";

export type Proposal = ChangeThing | SwapThings;

/** A thing, and who wears it. */
export interface Found {
  seat: number;
  thing: Thing;
}

export function worn({ what, kind, colour }: Thing): Worn {
  return { slot: what, kind, colour };
}

export function dressed(avatars: readonly Avatar[], people: (seat: number) => Person): Dressed[] {
  return avatars.map(({ seat, pose, things }) => ({ ...shown(people(seat)), stance: pose, wearing: things.map(worn) }));
}

/** What stands where somebody points. */
export function pointedAt(avatars: readonly Avatar[], people: (seat: number) => Person, { name, slot }: Pointed): Found | null {
  return all(avatars).find(({ seat, thing }) => people(seat).name === name && thing.what === slot) ?? null;
}

/** The other way round: where a thing of that name is. */
export function whereIs(avatars: readonly Avatar[], people: (seat: number) => Person, name: number): Pointed[] {
  const found = all(avatars).filter(({ thing }) => thing.name === name);
  return found.map(({ seat, thing }) => ({ name: people(seat).name, slot: thing.what }));
}

export function named(avatars: readonly Avatar[], name: number): Found | null {
  return all(avatars).find(({ thing }) => thing.name === name) ?? null;
}

function all(avatars: readonly Avatar[]): Found[] {
  return avatars.flatMap(({ seat, things }) => things.map((thing) => ({ seat, thing })));
}

function wornBy(avatars: readonly Avatar[], seat: number, what: Slot): Thing | undefined {
  return avatars.find((avatar) => avatar.seat === seat)?.things.find((thing) => thing.what === what);
}

export function looksLike(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.colour === other.colour;
}

/** With whom a thing could be swapped: others who wear such a thing, and not the very same. */
export function swappers(avatars: readonly Avatar[], { seat, thing }: Found): number[] {
  const others = all(avatars).filter((other) => other.seat !== seat && other.thing.what === thing.what);
  return others.filter((other) => !looksLike(other.thing, thing)).map((other) => other.seat);
}

/** How everybody would look with a proposal carried out. */
export function altered(avatars: readonly Avatar[], proposal: Proposal): Avatar[] {
  const { seat, what } = proposal;
  if (proposal.do === "change_thing") return withLook(avatars, seat, what, proposal);
  const [ours, theirs] = [wornBy(avatars, seat, what), wornBy(avatars, proposal.other, what)];
  return ours && theirs ? withLook(withLook(avatars, seat, what, theirs), proposal.other, what, ours) : [...avatars];
}

function withLook(avatars: readonly Avatar[], seat: number, what: Slot, { kind, colour }: { kind: number; colour: number }): Avatar[] {
  return avatars.map((avatar) => {
    if (avatar.seat !== seat) return avatar;
    return { ...avatar, things: avatar.things.map((thing) => (thing.what === what ? { ...thing, kind, colour } : thing)) };
  });
}

/** "beret with orange stripes". */
export function thingWords({ slot, kind, colour }: Worn, speech: Speech): string {
  return speech.say("anomalie.worn", { thing: speech.say(`anomalie.${slot}.${kind}`), colour: speech.say(`anomalie.colour.${colour}`) });
}

/** "Maud: beret with orange stripes". */
export function foundWords({ seat, thing }: Found, speech: Speech): string {
  return speech.say("anomalie.of", { seat, thing: thingWords(worn(thing), speech) });
}

/** What was changed, each thing as it was before. */
export function toldWords({ alterations }: AnomalieView, speech: Speech): string {
  const before = (alterations ?? []).map(({ seat, thing, what, kind, colour }) =>
    foundWords({ seat, thing: { name: thing, what, kind, colour } }, speech),
  );
  return speech.say("anomalie.told", { before: speech.listed(before) });
}
