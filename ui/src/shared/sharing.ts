/** Giving a link away: by the clipboard, or by the phone's own sheet. */

/** False if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // on plain http the clipboard is closed to pages
  }
}

export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // Whoever closes the phone's sheet has changed their mind: nothing is wrong.
  }
}

/** A selection can still be copied, if it is inside the dialog that holds the focus. */
function copyByHand(text: string): boolean {
  const place = document.querySelector("dialog[open]") ?? document.body;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
