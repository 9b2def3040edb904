import type { Chat, TimedView } from "../../types/protocol";
import type { Visit } from "../visit/visit.svelte";

/** What the game in real time says of chat; elsewhere, and between games, it is open. */
export function chatOf({ table, view }: Visit): Chat {
  const timed = table?.phase === "playing" ? (view as Partial<TimedView> | null) : null;
  return timed?.chat ?? "open";
}
