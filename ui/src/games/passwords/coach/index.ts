/** The coach of Mots de passe: turns in which clearly more was there, and the words to remember. */
export { moments } from "./advice";
export { default } from "./Coach.svelte";
export { default as OnTable } from "./OnTable.svelte";
