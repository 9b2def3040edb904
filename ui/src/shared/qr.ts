/** QR codes, reckoned in the page. */
import { encode } from "uqr";

/** Modules of light around the code, without which cameras don't find it. */
const EDGE = 4;

/** The dark modules as one SVG path, in a square of `size` units. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: EDGE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { path: path.join(""), size };
}
