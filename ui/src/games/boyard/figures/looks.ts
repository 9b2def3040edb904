/** Three grimaces that are thrown, what laughs, who just holds out, and the face of every day. */
export const GRIMACES = ["tongue", "cheeks", "cross"] as const;
export type Grimace = (typeof GRIMACES)[number];
export type Look = Grimace | "calm" | "held" | "laugh";
