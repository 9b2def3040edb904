/** Which trials have a part of their own; all others are played on the plain stage, by their listed moves. */
import type { Part, TrialTag } from "./part";

type Parts = { readonly [Tag in TrialTag]?: () => Promise<{ default: Part<Tag> }> };

const PARTS: Parts = {
  anomalie: () => import("./anomalie/Trial.svelte"),
  barbichette: () => import("./barbichette/Trial.svelte"),
  bataille: () => import("./bataille/Trial.svelte"),
  catapulte: () => import("./catapulte/Trial.svelte"),
  chaude: () => import("./chaude/Trial.svelte"),
  interdits: () => import("./interdits/Trial.svelte"),
  nez: () => import("./nez/Trial.svelte"),
  patte: () => import("./patte/Trial.svelte"),
  pince: () => import("./pince/Trial.svelte"),
  qui: () => import("./qui/Trial.svelte"),
  room: () => import("./room/Trial.svelte"),
};

export function partOf<Tag extends TrialTag>(trial: Tag): Parts[Tag] {
  return PARTS[trial];
}
