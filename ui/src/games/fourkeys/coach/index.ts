/** The coach of Four Keys: the turns that cost most, and on the board the better ones. */
export { moments } from "./advice";
export { default } from "./Coach.svelte";
export { default as OnTable } from "./OnTable.svelte";
