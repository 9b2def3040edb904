/** The moves of a view as people read them: by kinds, each with its choices. */
import type { Written } from "../../types/protocol";
import { capital } from "../../words/capital";
import type { Speech } from "../../words/sentences";

export interface Choice {
  key: string;
  move: Written;
  label: string;
}

export interface Kind {
  do: string;
  label: string;
  /** Its choices have sentences of their own, which need no heading. */
  told: boolean;
  choices: Choice[];
}

/** In the order of the view. */
export function kindsOf(moves: readonly Written[], speech: Speech): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const move of moves) {
    const told = speech.has(`move.${move.do}`);
    const kind = kinds.get(move.do) ?? { do: move.do, label: kindName(move.do, speech), told, choices: [] };
    kind.choices.push({ key: JSON.stringify(move), move, label: choiceName(move, speech) });
    kinds.set(move.do, kind);
  }
  return [...kinds.values()];
}

export function kindName(name: string, speech: Speech): string {
  return capital(speech.name("kind", name));
}

/** Its own sentence; without one what sets it apart from others of its kind, or the kind. */
function choiceName(move: Written, speech: Speech): string {
  const { do: name, ...fields } = move;
  if (speech.has(`move.${name}`)) return speech.tell("move", move);
  const [[field, value] = ["", null], ...others] = Object.entries(fields);
  if (typeof value === "string" && !others.length) return capital(speech.value(field, value));
  return field ? capital(speech.value("", fields)) : kindName(name, speech);
}
