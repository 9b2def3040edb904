/** A table's short code: what is said aloud instead of its link. The server draws and reads it. */

/** The letters of codes, as addresses have them; what was heard instead of one, the server knows. */
export const CODE = /^[FHKLMRTWX]{6}$/i;

const SIX_LETTERS = /^[a-z]{6}$/i;
const SHORT_ADDRESS = /^(?:https?:\/\/)?[^/\s]+\/([a-z]{6})\/?$/i;

/** The code in what somebody typed, in any case, in groups, or behind the house's address; null if there is none. */
export function codeIn(text: string): string | null {
  const bare = text.trim();
  const letters = SHORT_ADDRESS.exec(bare)?.[1] ?? bare.replace(/[\s.-]+/g, "");
  return SIX_LETTERS.test(letters) ? letters.toUpperCase() : null;
}

/** As it is read: in two halves. */
export function inHalves(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
