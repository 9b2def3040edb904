/** A game that is over, in a few sentences, as its page tells it. */
import type { Visit } from "../table/visit/visit.svelte";

export interface Story {
  /** By seat. */
  held: string[];
  /** In words, and the moment of the replay that shows it. */
  decided: { text: string; moment: number } | null;
  known: string[];
}

export function storyOf({ view, story, game, speech, sitters }: Visit): Story {
  const { tale, hush, gist = (fact) => !hush?.(fact) } = game;
  if (!view || !tale) return { held: [], decided: null, known: [] };
  const place = tale.decided(story, view);
  const facts = place === null ? [] : (story[place]?.facts ?? []).filter(gist);
  return {
    held: sitters.map(({ seat }) => tale.held(view, seat, speech)),
    // A replay begins with the deal, which is no line of the story.
    decided: place === null ? null : { text: facts.map((fact) => speech.tell("fact", fact)).join(" "), moment: place + 1 },
    known: tale.known?.(view, speech) ?? [],
  };
}
