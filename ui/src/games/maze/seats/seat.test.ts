import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { MazeMove, MazeView } from "../../../types/maze";
import { sitters, spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { accusationView, offerView, viewOf } from "../testing/views";
import { pickable, pickSeat } from "./picking";
import { columns, seatShown } from "./seat";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);
const shown = (seat: number, view: MazeView, looks: number | null = null) => seatShown(seat, view, view.last, looks, sitters[seat], speech);

beforeEach(() => void (settings.language = "en"));

it("has the left neighbour at the bottom left, and goes on clockwise", () => {
  expect(columns(0, 6)).toEqual({ left: [3, 2, 1], right: [4, 5] });
});

describe("somebody at the table", () => {
  it("is told by what weighs most just now", () => {
    expect(shown(3, accusationView()).line).toBe("accused");
    expect(shown(1, viewOf(), 2).line).toBe("looks at Noe");
    expect(shown(1, viewOf({ nudge: { seat: 1, by: 2, at: 0 } })).line).toBe("pushed");
    expect(shown(1, viewOf()).line).toBe("Escalator, East");
  });

  it("shows the card of somebody who has confessed", () => {
    const view = viewOf({ status: ["in", "out", "in", "in", "in"], cards: [null, "M03", null, null, null] });
    expect(shown(1, view)).toMatchObject({ card: "M03", line: "has confessed" });
  });

  it("is a ghost without tiles once unmasked, and others hold two", () => {
    expect(shown(3, offerView())).toMatchObject({ status: "ghost", tiles: [], line: "ghost" });
    const { tiles } = seatShown(4, offerView(), 0, null, sitters[0], speech);
    expect(tiles).toHaveLength(2);
  });
});

describe("picking", () => {
  function hands(...more: MazeMove[]) {
    const view = viewOf();
    view.moves.push(...more);
    const made: MazeMove[] = [];
    const play = async (move: MazeMove) => (made.push(move), true);
    return { made, choosing: new MazeChoosing(() => ({ view, play, guide: null, me: 0, now: view.last })) };
  }

  it("makes a signal at once", () => {
    const { made, choosing } = hands();
    choosing.pick("nudge");
    expect(pickable(choosing)).toEqual([1, 2, 3, 4]);
    pickSeat(choosing, 2);
    expect([made, choosing.picking]).toEqual([[{ do: "nudge", seat: 2 }], null]);
  });

  it("only names whom one accuses: as many as one may", () => {
    const named = (...more: MazeMove[]) => {
      const { choosing } = hands(...more);
      choosing.pick("accuse");
      for (const seat of [1, 2, 3, 4]) pickSeat(choosing, seat);
      return choosing.picked;
    };
    expect([named(), named({ do: "accuse", seats: [1, 2, 3] })]).toEqual([[4], [2, 3, 4]]);
  });
});
