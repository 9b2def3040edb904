import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Action, MazeView } from "../../../types/maze";
import { catalogues } from "../../parts/words";
import { spoken } from "../../parts/testing/people";
import { MazeChoosing } from "../choosing/choosing.svelte";
import { alarmView, soloView, talkView, viewOf } from "../testing/views";
import { chipOf } from "./chip";
import { labelOf, placeOf } from "./places";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);

beforeEach(() => void (settings.language = "en"));

function hands(view: MazeView) {
  const choosing = new MazeChoosing(() => ({ view, play: async () => true, guide: null, me: view.seat, now: view.last }));
  choosing.choose("dwarf");
  return { choosing, place: (action: Action) => placeOf(action, choosing, speech) };
}

describe("a place of the pad", () => {
  it("is brass with its effect where it is mine and possible", () => {
    const { place } = hands(viewOf());
    expect(place("south")).toMatchObject({ state: "mine", words: "2 squares", serves: null });
  });

  it("wears the pawn that it serves, where that is not the chosen one", () => {
    const { choosing, place } = hands(viewOf());
    choosing.choose("elf");
    expect(place("explore")).toMatchObject({ state: "mine", words: "a tile", serves: "mage" });
    expect(labelOf(place("explore"), speech)).toBe("Explore: a tile, with Mage");
  });

  it("is dashed with the reason where it is mine and impossible", () => {
    const { choosing, place } = hands(viewOf());
    choosing.choose("elf");
    expect(place("south")).toMatchObject({ state: "off", words: speech.say(choosing.can("south").why ?? "") });
  });

  it("has its owners' faces where it is not mine, and says that one may look", () => {
    const { place } = hands(viewOf());
    expect(place("west")).toMatchObject({ state: "others", owners: [3, 4] });
    expect(labelOf(place("north"), speech)).toBe("North: Noe’s. Look.");
  });

  it("counts down where its move must wait", () => {
    const view = viewOf();
    const { place } = hands({ ...view, ready: view.moves.map(() => view.last + 2_400) });
    expect(place("south")).toMatchObject({ state: "waits", words: "in 3 s" });
  });

  it("keeps its meaning when tiles have changed hands", () => {
    const { place } = hands(talkView());
    expect(place("south").state).toBe("others");
    expect(place("vortex").state).toBe("mine");
  });

  it("alone, says that another card lies on top", () => {
    const { place } = hands(soloView());
    expect(place("south").state).toBe("mine");
    expect(place("north")).toMatchObject({ state: "off", words: speech.say("why.other_tile") });
  });

  it("shows faces only to those who watch", () => {
    const { place } = hands(viewOf({ seat: null }));
    expect(place("south").state).toBe("others");
  });
});

describe("a pawn's chip", () => {
  it("has a sign for each of my actions that it can do", () => {
    const { choosing } = hands(viewOf());
    expect(chipOf("dwarf", choosing, speech)).toMatchObject({ deeds: ["south", "explore"], line: "at its door", chosen: true, label: "Dwarf: south 2 squares and explore." });
  });

  it("says what is in the way of a pawn that can do nothing", () => {
    const { choosing } = hands(viewOf());
    const chip = chipOf("elf", choosing, speech);
    expect([chip.deeds, chip.line]).toEqual([[], speech.say(choosing.can("south", "elf").why ?? "")]);
  });

  it("is dim once its pawn has left the mall", () => {
    const { choosing } = hands(alarmView());
    expect(chipOf("mage", choosing, speech)).toMatchObject({ out: true, line: "out", deeds: [] });
  });
});
