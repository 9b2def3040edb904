/** A link of ours for somebody else: through the phone's own sheet where there is one, or copied. */
import { canShare, copy, share } from "../table/sharing";

/** Nothing has to be said of what the phone itself showed. */
export type Given = "shown" | "copied" | "failed";

export async function give(path: string, title: string): Promise<Given> {
  const url = new URL(path, location.href).href;
  if (canShare()) {
    await share(title, "", url);
    return "shown";
  }
  return (await copy(url)) ? "copied" : "failed";
}
