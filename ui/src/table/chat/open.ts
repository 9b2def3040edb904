import type { TimedView } from "../../types/protocol";
import type { Visit } from "../visit/visit.svelte";

/** What the game in real time says of chat; elsewhere, and between games, it is open. */
export function chatOf({ table, view }: Visit): TimedView["chat"] {
  return table?.phase === "playing" && view && "chat" in view ? view.chat : "open";
}
