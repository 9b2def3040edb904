/** A link of ours for somebody else: through the phone's own sheet where there is one, or copied. */
import { canShare, copy, share } from "../shared/sharing";
import { say } from "../words/page";

/** What is to be said of it: nothing if the phone itself has shown something. */
export async function give(path: string, title: string): Promise<string> {
  const url = new URL(path, location.href).href;
  if (canShare()) {
    await share(title, "", url);
    return "";
  }
  return (await copy(url)) ? say("share.copied") : say("share.failed", { url });
}
