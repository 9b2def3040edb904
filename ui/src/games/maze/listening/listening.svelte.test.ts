import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../app/settings.svelte";
import type { Maze, MazeFact } from "../../../types/maze";
import type { SeenMoment } from "../../game";
import { spoken } from "../../parts/testing/people";
import { catalogues } from "../../parts/words";
import { viewOf } from "../testing/views";
import { GATHERED, Listening } from "./listening.svelte";

const speech = spoken([catalogues(import.meta.glob("../words/*/*.json", { eager: true, import: "default" }))]);

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function listens() {
  const view = viewOf();
  let seq = 0;
  const momentOf = (facts: MazeFact[]): SeenMoment<Maze> => ({ seq: seq++, at: 0, seat: null, facts, view });
  let moment = $state.raw(momentOf([]));
  let now = $state(view.sand - 60_000);
  let listening!: Listening;
  $effect.root(() => {
    listening = new Listening(() => ({ moment, me: 0, now, jumped: false, speech }));
  });
  flushSync();
  const happens = (...facts: MazeFact[]) => flushSync(() => (moment = momentOf(facts)));
  const leaves = (left: number) => flushSync(() => (now = view.sand - left));
  return { listening, happens, leaves };
}

const slid = (squares: number): MazeFact => ({ fact: "slid", seat: 1, hero: "elf", heading: "south", start: 1, end: 9, squares });

it("gathers calm lines for a second and a half", () => {
  const { listening, happens } = listens();
  happens(slid(3));
  vi.advanceTimersByTime(GATHERED - 1);
  happens(slid(1));
  expect(listening.polite).toBe("");
  vi.advanceTimersByTime(1);
  expect(listening.polite).toBe("Ines: Elf, South 1.");
});

it("says urgent ones at once, and the seconds that are left", () => {
  const { listening, happens, leaves } = listens();
  happens({ fact: "talk_opened", why: "flip" });
  expect(listening.assertive).not.toBe("");
  leaves(29_900);
  expect(listening.assertive).toBe("30 seconds left.");
});

it("says which actions are mine once tiles have changed hands", () => {
  const { listening, happens } = listens();
  happens({ fact: "tiles_passed", hands: [] });
  expect(listening.assertive).toBe("Yours: south and explore.");
});

it("says the same again when asked again", () => {
  const { listening } = listens();
  listening.say("Yours: south.");
  const first = listening.assertive;
  listening.say("Yours: south.");
  expect(listening.assertive).not.toBe(first);
});
