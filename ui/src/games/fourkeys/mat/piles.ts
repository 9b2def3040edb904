/** The four piles, in their order on the mat. */
import type { PileName } from "../../../types/fourkeys";

export const PILES = ["doors_1", "keys_1", "doors_2", "keys_2"] as const satisfies readonly PileName[];
