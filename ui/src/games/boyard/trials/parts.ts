/** Which trials have a part of their own; all others are played on the plain stage, by their listed moves. */
import type { Part, TrialTag } from "./part";

type Parts = { readonly [Tag in TrialTag]?: () => Promise<{ default: Part<Tag> }> };

const PARTS: Parts = {
  barbichette: () => import("./barbichette/Trial.svelte"),
  nez: () => import("./nez/Trial.svelte"),
  catapulte: () => import("./catapulte/Trial.svelte"),
};

export function partOf<Tag extends TrialTag>(trial: Tag): Parts[Tag] {
  return PARTS[trial];
}
