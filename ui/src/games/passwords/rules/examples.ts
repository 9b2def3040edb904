/** What the pictures of the rules show: the rulebook's ring, and words in the language of the page. */
import { settings, type Language } from "../../../app/settings.svelte";
import type { Heard, Safe, UsedWord } from "../../../types/passwords";
import type { Sitter } from "../../game";
import { placesOf, reachOf, sameSafes, type Walk, type Way } from "../choosing/reach";
import { letters } from "../choosing/spelling";
import type { Ended } from "../ending/story";
import { speech } from "./text";

/** A word on the ring: which safes it fills, and which way it goes. */
export interface Example {
  word: string;
  way: Way;
  walk: Walk;
}

interface Words {
  /** The rulebook's three announcements, or words that walk alike. */
  said: readonly (readonly [word: string, way: Way, places: readonly number[]])[];
  /** One that was played, some of its family, and one that is too late. */
  family: readonly [played: string, kin: readonly string[], late: string];
  /** Two of which nobody can be sure. */
  doubtful: readonly [now: string, then: string];
  /** No word, and the one that was meant. */
  slip: readonly [typed: string, meant: string];
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    said: [
      ["groupies", -1, [6, 3, 2, 1, 0]],
      ["spécifique", 1, [0, 1, 2, 4, 5]],
      ["fidéliser", 1, [4, 5, 1, 2, 3]],
    ],
    family: ["protéger", ["protection", "protecteur"], "protection"],
    doubtful: ["insolation", "soleil"],
    slip: ["frigot", "frigo"],
  },
  en: {
    said: [
      ["groupies", -1, [6, 3, 2, 1, 0]],
      ["specifies", 1, [0, 1, 2, 4, 5]],
      ["finisher", 1, [4, 5, 2, 3]],
    ],
    family: ["protect", ["protection", "protector"], "protection"],
    doubtful: ["rival", "river"],
    slip: ["freind", "friend"],
  },
};

export const words = (): Words => WORDS[settings.language];

/** "I3:01" is a safe with three spaces, and gems of seats 0 and 1 in it. */
export function safe(written: string, number = 0): Safe {
  const [head = "", gems = ""] = written.split(":");
  return { number, letter: head.slice(0, 1), spaces: Number(head.slice(1)), gems: [...gems].map(Number) };
}

export const ring = (written: string): Safe[] => written.split(" ").map(safe);

export const RING = ring("S4 E4 I3 R4 F3 I4 G2");
/** After the first two announcements. */
export const LATER = ring("S4:01 E4:01 I3:01 R4:0 F3:1 I4:1 G2:0");
/** All safes but those on the ring. */
export const PILE = 45;
const GEMS = RING.length;

/** The announcements as they walk, by the rule of the table itself. */
export function examples(): Example[] {
  return words().said.map(([word, way, places]) => {
    const { walks } = reachOf(letters(word), RING, GEMS, way);
    const walk = walks.find((one) => sameSafes(placesOf(one), places));
    if (!walk) throw new Error(`${word} does not walk so`);
    return { word, way, walk };
  });
}

/** Who plays in the pictures. */
export function people(): Sitter[] {
  return ["renard", "hibou", "ours", "lievre"].map((avatar, seat) => ({
    seat,
    avatar,
    name: speech.say(`player.${seat}`),
    bot: null,
    person: null,
    away: false,
    me: false,
  }));
}

export function played(word: string, changes: Partial<UsedWord> = {}): UsedWord {
  return { seat: 1, word, lemma: word, rare: false, gems: 4, turn: 0, kin: [], rank: 0, saved: [], ...changes };
}

/** A word that is voted on: who has voted is seen, but not how. */
export function vote(): { heard: Heard; clash: UsedWord } {
  const [word, then] = words().doubtful;
  const heard: Heard = {
    seat: 2,
    word,
    lemma: word,
    rare: false,
    steps: [],
    tier: "probable",
    clash: 0,
    contested_by: null,
    ballots: ["voted", "open", "abstains", "voted"],
    votes: [null, null, null, null],
  };
  return { heard, clash: played(then, { turn: 1 }) };
}

/** A game that the third has won. */
export function ended(): Ended {
  const [first = "", second = "", third = ""] = words().said.map(([word]) => word);
  return {
    ring: ring("S4:01 E4:02 I3:0 R4:2 F3:12 I4:0 G2"),
    hands: [1, 4, 0],
    closed: [[safe("A4")], [], [safe("I3"), safe("O3")]],
    used: [played(first, { seat: 0, gems: 5, rank: 41_200 }), played(second, { gems: 5, rank: 900 }), played(third, { seat: 2, turn: 8, rank: 18_000, saved: [0, 1, 2] })],
    highlights: { longest: 1, rarest: 0, most_fruitful: 0, decisive: 2 },
    result: { winners: [2], scores: [-5, -6, -3], why: "emptied" },
  };
}
