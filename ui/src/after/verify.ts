/**
 * Whether a game was dealt fairly and its record is whole, checked in this page. `crypto.subtle`
 * is missing on pages of a local network, so the hash comes with us.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Closing, Heading, Replayed } from "../types/protocol";
import type { Noted } from "../wire/places.svelte";

/** `unknown`: this page has nothing to compare with. */
export type Verdict = "good" | "bad" | "unknown";

export interface Findings {
  /** The seed is the one that was committed to before the deal. */
  commitment: Verdict;
  /** What this page put into the shuffle is in it. */
  nonce: Verdict;
  /** No line of the record was changed, dropped, added or moved. */
  chain: Verdict;
  /** The moves lead to the end that the record claims. */
  ending: Verdict;
}

export const CHECKS = ["commitment", "nonce", "chain", "ending"] as const satisfies (keyof Findings)[];

const CHECK = ',"check":"';
const CHECK_LENGTH = 32;

export function verify(
  record: string,
  replayed: Pick<Replayed, "moments" | "result">,
  noted: Noted | undefined,
): Findings {
  const lines = record.split("\n").filter(Boolean);
  const heading = parse<Heading>(lines[0]);
  const closing = parse<Closing>(lines.at(-1));
  const whole = record.endsWith("\n") && chainHolds(lines) && closing?.lines === lines.length - 2;
  return {
    commitment: noted ? said(heading && commitmentOf(heading.seed) === noted.commitment) : "unknown",
    nonce: noted?.nonce ? said(heading?.nonces.includes(noted.nonce)) : "unknown",
    chain: said(whole),
    ending: said(
      closing &&
        replayed.moments.length === closing.lines + 1 &&
        JSON.stringify(replayed.result) === JSON.stringify(closing.result),
    ),
  };
}

/** What was shown before the game: SHA-256 of the seed. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Every line ends with a hash of itself and of the hash before it. */
export function chainHolds(lines: readonly string[]): boolean {
  let check = "";
  for (const line of lines) {
    const cut = line.lastIndexOf(CHECK);
    const body = `${line.slice(0, cut)}}`;
    check = bytesToHex(sha256(utf8ToBytes(check + body))).slice(0, CHECK_LENGTH);
    if (cut < 0 || line.slice(cut) !== `${CHECK}${check}"}`) return false;
  }
  return lines.length > 1;
}

function said(holds: boolean | undefined): Verdict {
  return holds ? "good" : "bad";
}

function parse<Shape>(line: string | undefined): Shape | undefined {
  try {
    return JSON.parse(line ?? "") as Shape;
  } catch {
    return undefined;
  }
}
