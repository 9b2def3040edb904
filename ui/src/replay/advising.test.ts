import { afterEach, expect, it, vi } from "vitest";
import type { CoachPage } from "../games/game";
import { Refusal } from "../wire/api";
import { Advising } from "./advising.svelte";
import { adviceFor } from "./replayed";

vi.mock("./replayed", () => ({ adviceFor: vi.fn() }));
const asked = vi.mocked(adviceFor);

const coach = { moments: () => [3] } as unknown as CoachPage;
const page = { coach: () => Promise.resolve(coach) };

afterEach(() => void asked.mockReset());

it("a game without a coach is not asked for advice", async () => {
  const advising = new Advising("t", 1, {});
  await advising.look(0);
  expect([advising.state, asked.mock.calls.length]).toEqual(["none", 0]);
});

it("the advice comes with the game's own way to show it, once for the same eyes", async () => {
  asked.mockResolvedValue({ points: 3 });
  const advising = new Advising("t", 1, page);
  expect(advising.state).toBe("thinking");
  await advising.look("all");
  await advising.look(null);
  expect(asked.mock.calls).toEqual([["t", 1, null]]);
  expect([advising.state, advising.advised]).toEqual(["there", { advice: { points: 3 }, coach }]);
});

it.each([
  ["no_coach", "none"],
  ["busy", "failed"],
] as const)("says what came of a refusal: %s", async (code, state) => {
  asked.mockRejectedValue(new Refusal(code, ""));
  const advising = new Advising("t", 1, page);
  await advising.look(2);
  expect([advising.state, advising.advised]).toEqual([state, null]);
});

it("an answer for eyes that were left meanwhile is dropped", async () => {
  let answer: (advice: object) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  asked.mockResolvedValueOnce({ of: 1 });
  const advising = new Advising("t", 1, page);
  const first = advising.look(0);
  await advising.look(1);
  answer({ of: 0 });
  await first;
  expect(advising.advised?.advice).toEqual({ of: 1 });
});
