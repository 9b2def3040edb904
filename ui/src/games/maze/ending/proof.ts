/** What shows how it went with a card: the key of a sentence, and what fills it. All of it is in the log. */
import type { Fate, Hero, MazeView } from "../../../types/maze";
import type { Gaps, Speech } from "../../../words/sentences";
import { clockFace } from "../../parts/time/clock.svelte";
import { familyOf } from "../roles/cards";
import { timeOf, turnedAt } from "./thread";

type Proof = readonly [key: string, gaps?: Gaps];
type Prove = (view: MazeView, seat: number, fate: Fate) => Proof;

const exits: Prove = ({ out }) => ["proof.exits", { count: out.length, heroes: out.map(({ hero }) => hero) }];
const theft: Prove = (view) => (view.stolen ? ["proof.theft", { time: timeOf(view, view.stolen.at) }] : ["proof.no_theft"]);
const flips: Prove = ({ past }) => ["proof.flips", { count: past.flips.length }];
const named = ({ past }: MazeView, seat: number) => past.cases.filter(({ seats }) => seats.includes(seat));
/** What counts at the theft tells nothing without one. */
const atTheft = (prove: (stolen: NonNullable<MazeView["stolen"]>, view: MazeView) => Proof): Prove => (view) => (view.stolen ? prove(view.stolen, view) : ["proof.no_theft"]);

const PROOFS: Readonly<Record<string, Prove>> = {
  M01: (view, seat) => ["proof.clown", { count: named(view, seat).filter(({ verdict }) => verdict === "rejected").length }],
  M02: exits,
  M03: exits,
  M04: ({ past }) => ["proof.jumps", { count: past.jumps.length }],
  M05: flips,
  M06: atTheft(({ left }) => ["proof.left", { time: clockFace(left) }]),
  M07: atTheft(({ pile }) => ["proof.pile", { count: pile }]),
  M08: ({ past, seats }, seat) => {
    const pushed = Array.from({ length: seats }, (_, other) => other).filter((other) => ((past.nudgers[seat] ?? 0) >> other) & 1);
    return ["proof.pushed", { count: pushed.length, seats: pushed }];
  },
  M09: (view) => ["proof.twins", { one: exitOf(view, "barbarian"), other: exitOf(view, "elf") }],
  M10: atTheft(({ by }) => ["proof.by", { seat: by }]),
  M11: ({ out }, seat) => ["proof.doorman", { count: out.filter(({ by }) => by === seat).length }],
  M12: (view) => (view.past.huddle === null ? ["proof.no_huddle"] : ["proof.huddle", { time: timeOf(view, view.past.huddle) }]),
  M13: ({ past }) => ["proof.opened", { count: past.opened.length }],
  M14: atTheft(({ eyed }) => (eyed === null ? ["proof.no_eye"] : ["proof.eyed", { seat: eyed }])),
  M15: ({ past }) => ["proof.window", { count: past.window.length }],
  M16: flips,
  T01: theft,
  T02: theft,
  T04: ({ past }) => ["proof.early", { time: clockFace(Math.max(0, ...past.lefts)) }],
  T05: (view, seat) => ["proof.named", { count: named(view, seat).length }],
  T06: ({ blind }) => ["proof.blind", { count: blind.length }],
  T07: ({ past }, seat) => ["proof.cut", { count: past.closed.filter(([by]) => by === seat).length }],
};

/** What a fate is explained by: whether it was done or kept, and what shows it. */
export function proofOf(view: MazeView, seat: number, speech: Speech): string {
  const fate = view.fates?.[seat];
  if (!fate?.card) return "";
  const lines = [stateOf(view, seat, fate, speech), provedBy(view, seat, fate, speech), unmasked(view, seat, speech)];
  return lines.filter(Boolean).join(" ");
}

function stateOf(view: MazeView, seat: number, fate: Fate, speech: Speech): string {
  switch (familyOf(fate.card ?? "")) {
    case "rule":
      if (!view.options.honour) return speech.say("proof.kept");
      return fate.breaches ? speech.say("proof.breaches", { count: fate.breaches }) : speech.say("proof.honoured");
    case "variable": {
      const at = turnedAt(view, fate.card, seat);
      return at !== null ? speech.say(`proof.turned_${fate.camp}`, { time: timeOf(view, at) }) : speech.say(`proof.stayed_${fate.camp}`);
    }
    default:
      return fate.mission === null ? "" : speech.say(fate.mission ? "proof.done" : "proof.undone");
  }
}

function provedBy(view: MazeView, seat: number, fate: Fate, speech: Speech): string {
  const proof = PROOFS[fate.card ?? ""]?.(view, seat, fate);
  const times = fate.moments.map((at) => timeOf(view, at));
  const when = times.length ? ` (${speech.listed(times)})` : "";
  return proof ? speech.say(...proof).replace(/\.$/, "") + `${when}.` : "";
}

function unmasked(view: MazeView, seat: number, speech: Speech): string {
  const status = view.fates?.[seat]?.status;
  const verdict = view.past.cases.find(({ seats, verdict }) => verdict === "validated" && seats.includes(seat));
  if (status === "in" && !verdict) return "";
  if (verdict) return speech.say("proof.unmasked", { by: verdict.by, time: timeOf(view, verdict.at) });
  return speech.say("proof.confessed", { time: timeOf(view, view.past.gone[seat] ?? view.last) });
}

function exitOf(view: MazeView, hero: Hero): string {
  const exit = view.out.find((one) => one.hero === hero);
  return exit ? timeOf(view, exit.at) : "–";
}
