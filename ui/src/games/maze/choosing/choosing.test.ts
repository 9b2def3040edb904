import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MazeMove, MazeView } from "../../../types/maze";
import { soloView, talkView, viewOf } from "../testing/views";
import { MazeChoosing } from "./choosing.svelte";

function choosing(view: MazeView, answer: (move: MazeMove) => Promise<boolean> = async () => true) {
  const play = vi.fn(answer);
  return { play, mine: new MazeChoosing(() => ({ view, play, guide: null, me: view.seat, now: view.last })) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the chosen pawn", () => {
  it("slides to the end of its lit squares, or so far", () => {
    const { play, mine } = choosing(viewOf());
    mine.choose("dwarf");
    expect(mine.lit("dwarf")).toEqual([
      { heading: "south", square: 40, squares: 1 },
      { heading: "south", square: 44, squares: 2 },
    ]);
    mine.slide("south");
    mine.slide("south", 1);
    expect(play.mock.calls.map(([move]) => move)).toEqual([
      { do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 2 },
      { do: "slide", hero: "dwarf", heading: "south", start: 36, squares: 1 },
    ]);
  });

  it("passes to the next with which something can be done", () => {
    const { mine } = choosing(viewOf());
    expect(mine.deeds("elf")).toEqual([]);
    mine.choose("mage");
    mine.next();
    expect(mine.hero).toBe("dwarf");
  });

  it("is another as soon as it has left the mall", () => {
    const { mine } = choosing(viewOf({ pawns: [null, 157, 94, 36] }));
    expect(mine.hero).toBe("mage");
  });
});

describe("a press", () => {
  it("counts while the answer to the last one is on its way", () => {
    const { play, mine } = choosing(viewOf(), () => new Promise(() => {}));
    mine.choose("dwarf");
    mine.slide("south");
    mine.explore();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("is void right after the tiles were passed on", () => {
    const { play, mine } = choosing(viewOf());
    mine.passed();
    mine.slide("south");
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(401);
    mine.slide("south");
    expect(play).toHaveBeenCalledOnce();
  });

  it("that was refused is told at its button for a while", async () => {
    const { mine } = choosing(viewOf(), async () => false);
    mine.slide("south");
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.stumbled).toBe("south");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(mine.stumbled).toBeNull();
  });

  it("on somebody else's action looks at its owner, then at the other one", () => {
    const { play, mine } = choosing(viewOf({ seats: 6 }));
    mine.slide("west");
    mine.slide("west");
    expect(play.mock.calls.map(([move]) => move)).toEqual([{ do: "stare", seat: 3 }, { do: "stare", seat: 5 }]);
  });
});

describe("what can't be done says why", () => {
  it.each([
    ["south", "elf", "why.wall"],
    ["north", "elf", "why.not_yours"],
    ["explore", "elf", "why.no_door"],
  ] as const)("%s, for the %s: %s", (action, hero, why) => {
    const { mine } = choosing(viewOf());
    expect(mine.can(action, hero)).toEqual({ move: null, why, ready: 0 });
  });

  it("alone, another tile is needed", () => {
    expect(choosing(soloView()).mine.can("north").why).toBe("why.other_tile");
  });
});

describe("exploring", () => {
  it("is done with the chosen pawn where several could", () => {
    const { play, mine } = choosing(viewOf());
    mine.choose("mage");
    mine.explore();
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "explore", hero: "mage", start: 157 });
  });

  it("asks for a door where several could and none is chosen", () => {
    const { play, mine } = choosing(viewOf());
    mine.choose("elf");
    mine.explore();
    expect(play).not.toHaveBeenCalled();
    expect(mine.picking).toBe("explore");
  });

  it("needs one press where one pawn could, whichever is chosen", () => {
    const { play, mine } = choosing(viewOf({ pawns: [5, 157, 94, 57] }));
    mine.choose("elf");
    mine.explore();
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "explore", hero: "mage", start: 157 });
  });
});

it("a vortex is picked, unless there is only one", () => {
  const { play, mine } = choosing(talkView());
  mine.choose("elf");
  mine.jump();
  expect([play.mock.calls.length, mine.picking]).toEqual([0, "vortex"]);
  mine.jump(mine.vortexes("elf")[1]);
  expect(play).toHaveBeenCalledOnce();
});
