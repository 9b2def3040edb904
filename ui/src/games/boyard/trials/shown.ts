/** People of a trial as the stage's pictures show them. */
import type * as Stage from "../stage/types";
import type { Person } from "./part";

/** The Guardian has no colour of his own: nobody has the last one where he plays. */
const LAST_BUOY = 5;

export function shown({ name, avatar, colour }: Person): Stage.Person {
  return { name, avatar, buoy: Math.min(colour, LAST_BUOY) };
}
