/** The ring of the day: six words for one, each worth the gems that it places. */
import type { Passwords } from "../../../types/passwords";
import type { DailyGame } from "../../game";
import Result from "./Result.svelte";
import { signOf, turnsOf } from "./turns";

const daily: DailyGame<Passwords> = {
  languages: ["fr", "en"],
  turns: (view) => view.last_turn ?? 0,
  worths: (moments) => turnsOf(moments).map(({ gems }) => gems),
  sign: signOf,
  Result,
};

export default daily;
