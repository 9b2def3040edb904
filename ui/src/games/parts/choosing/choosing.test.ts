import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Game, View, Written } from "../../../types/protocol";
import { Choosing } from "./choosing.svelte";

const PAY = { do: "pay", coins: 1 };
const TAKE = { do: "take" };
const SHOUT = { do: "shout" };

class SampleChoosing extends Choosing<Game> {
  leave(): void {
    this.withdraw();
  }
  protected override isGrave(move: Written): boolean {
    return move.do !== "take";
  }
}

function choosing(moves: Written[], free: string[] = []) {
  const play = vi.fn(async (_: Written) => true);
  const view = (): View => ({ seat: 0, seats: 2, waiting: [0], due: null, result: null, moves, free, off: [] });
  return { play, choosing: new SampleChoosing(() => ({ view: view(), play, guide: null })) };
}

beforeEach(() => {
  settings.confirm = true;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a grave move", () => {
  it("is made when it is chosen once more, and not by a finger that bounces", () => {
    const { play, choosing: one } = choosing([PAY, TAKE]);
    one.decide(PAY);
    expect(one.proposed).toEqual(PAY);
    expect(one.asking(PAY)).toBe("soon");
    one.decide({ ...PAY });
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(one.asking(PAY)).toBe("now");
    one.decide({ ...PAY });
    expect(play).toHaveBeenCalledExactlyOnceWith(PAY);
    expect(one.proposed).toBeNull();
  });

  it("is let go by another move and on leaving", () => {
    const { play, choosing: one } = choosing([PAY, TAKE]);
    one.decide(PAY);
    one.leave();
    expect(one.proposed).toBeNull();
    one.decide(PAY);
    one.decide(TAKE);
    expect(play).toHaveBeenCalledExactlyOnceWith(TAKE);
    expect(one.asking(PAY)).toBe("no");
  });

  it("is made at once where nobody wants to be asked", () => {
    settings.confirm = false;
    const { play, choosing: one } = choosing([PAY]);
    one.decide(PAY);
    expect(play).toHaveBeenCalledExactlyOnceWith(PAY);
  });

  it("is no longer asked about when it can't be made", () => {
    const moves = [PAY];
    const { choosing: one } = choosing(moves);
    one.decide(PAY);
    moves.length = 0;
    expect(one.asking(PAY)).toBe("no");
  });

  it("may be one that nobody can list", () => {
    const { choosing: one } = choosing([], ["shout"]);
    one.decide(SHOUT);
    expect(one.asking(SHOUT)).toBe("soon");
  });
});

it("a light move is made at once", () => {
  const { play, choosing: one } = choosing([TAKE]);
  one.decide(TAKE);
  expect(play).toHaveBeenCalledExactlyOnceWith(TAKE);
});
