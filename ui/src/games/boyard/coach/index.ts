/** The coach of Les Clés de Fort Boyard: openings, puts and attempts that cost most, and every opening. */
export { moments } from "./advice";
export { default } from "./Coach.svelte";
export { default as OnTable } from "./OnTable.svelte";
