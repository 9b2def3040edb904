/** Faces that people make at a table, sent as emotes: one drawing each, found in `faces/`. */
const DRAWINGS = import.meta.glob<string>("./faces/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const BY_NAME = new Map(
  Object.entries(DRAWINGS).map(([file, address]) => [/(\w+)\.svg$/.exec(file)?.[1] ?? "", address]),
);

/** In the order in which they are offered. */
const OFTEN = ["smile", "laugh", "wink", "poker", "thinking", "shock", "applause", "love"];

export const FACES: readonly string[] = [
  ...OFTEN.filter((name) => BY_NAME.has(name)),
  ...[...BY_NAME.keys()].filter((name) => !OFTEN.includes(name)),
];

/** The drawing's address; undefined if an emote is no face but a phrase. */
export function faceAddress(name: string): string | undefined {
  return BY_NAME.get(name);
}
