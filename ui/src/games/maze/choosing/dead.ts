/** Milliseconds after tiles have changed hands in which a press was meant for the tile that has gone. */
export const DEAD = 400;
