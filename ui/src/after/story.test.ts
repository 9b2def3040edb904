import { describe, expect, it } from "vitest";
import type { Tale } from "../games/game";
import { GAME, view } from "../table/testing/atTable";
import type { Visit } from "../table/visit/visit.svelte";
import { spoken } from "../games/parts/testing/people";
import { storyOf } from "./story";

const line = (seq: number, fact: string) => ({ seq, at: 0, seat: 0, facts: [{ fact, seat: 1 }, { fact: "ended" }] });
const tale: Tale = { held: (_, seat) => `card ${seat}`, decided: () => 1, known: () => ["You saw it."] };

function over(tale?: Tale): Visit {
  const game = { ...GAME, tale, hush: ({ fact }: { fact: string }) => fact === "ended" };
  const sitters = [{ seat: 0 }, { seat: 1 }];
  return { view: view([]), story: [line(4, "saw"), line(7, "moved")], game, speech: spoken(GAME.words), sitters } as unknown as Visit;
}

describe("the story of a game", () => {
  it("is what its page tells, with the moment of the replay, whose first is the deal", () => {
    expect(storyOf(over(tale))).toEqual({
      held: ["card 0", "card 1"],
      decided: { text: "Ines has moved.", moment: 2 },
      known: ["You saw it."],
    });
  });

  it("is empty for a game that tells none", () => {
    expect(storyOf(over())).toEqual({ held: [], decided: null, known: [] });
  });
});
