/** The faces people and bots go by: one drawing each, found in `avatars/`. */
const DRAWINGS = import.meta.glob<string>("./avatars/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const BY_NAME = new Map(
  Object.entries(DRAWINGS).map(([file, address]) => [/(\w+)\.svg$/.exec(file)?.[1] ?? "", address]),
);

export const AVATARS: readonly string[] = [...BY_NAME.keys()];

/** The drawing's address; that of the first face for a name we don't know. */
export function avatarAddress(name: string): string {
  return BY_NAME.get(name) ?? [...BY_NAME.values()][0] ?? "";
}
