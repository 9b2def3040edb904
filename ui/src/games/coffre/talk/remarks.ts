/** What is read of talk beside each player: chat, or else a claim that is still news. */
import type { Claim } from "../../../types/coffre";
import type { Speech } from "../../../words/sentences";
import type { Bubble } from "../../game";
import type { Remark } from "../../parts/talk/bubbles";

export function remarks(
  claims: ReadonlyMap<number, Claim>,
  chat: ReadonlyMap<number, Bubble>,
  speech: Speech,
): ReadonlyMap<number, Remark> {
  const told = [...claims].map(([seat, { claim, card }]): [number, Remark] => {
    const text = speech.tell("bubble", claim, { seat });
    // The same while the card is on its way: its new place is no news.
    return [seat, { text, face: null, key: "face" in claim ? `${card} ${claim.face}` : `${claim.do} ${claim.target}` }];
  });
  return new Map<number, Remark>([...told, ...chat]);
}
