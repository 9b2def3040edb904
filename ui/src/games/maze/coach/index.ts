/** The coach of Le Labyrinthe: the longest waits, where the sand went, what flips gave, and who was suspected. */
export { moments } from "./advice";
export { default } from "./Coach.svelte";
export { default as OnTable } from "./OnTable.svelte";
