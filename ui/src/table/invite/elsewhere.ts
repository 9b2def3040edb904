/**
 * Going on at another device: the link has the token behind `#`, which browsers send to no
 * server, and is taken out of the address as soon as it is read.
 */
import type { Place } from "../../wire/places.svelte";

type Brought = Pick<Place, "person" | "token">;

const PLACE = /^#person=(\d+)&token=([0-9a-f]{32})$/;

export function linkElsewhere(url: string, table: string, { person, token }: Brought): string {
  return `${url}/t/${table}#person=${person}&token=${token}`;
}

/** The place that the address brought; the address is clean afterwards. */
export function broughtPlace(
  location: Pick<Location, "hash" | "pathname" | "search">,
  history: Pick<History, "replaceState">,
): Brought | null {
  const found = PLACE.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return { person: Number(found[1]), token: found[2] ?? "" };
}
