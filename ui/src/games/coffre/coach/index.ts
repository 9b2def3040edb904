/** The coach of Le Coffre et la Clé: what could be known when, and the moments that changed it. */
export { default } from "./Coach.svelte";
export { moments } from "./advice";
