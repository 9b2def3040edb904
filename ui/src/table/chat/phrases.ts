/** Quick phrases of the house, as names of emotes; each page has its words under `emote.NAME`. */
export const PHRASES: readonly string[] = [
  "hello",
  "good_luck",
  "your_turn",
  "one_moment",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "again",
  "good_evening",
];
