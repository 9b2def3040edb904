/** What a friend sent: a whole link, its end, or the bare id of a table. */

/** 130 random bits, as the server writes them. */
const ID = /^[0-9A-Za-z]{22}$/;
const IN_A_LINK = /\/t\/([0-9A-Za-z]{22})(?![0-9A-Za-z])/;

/** The table's id, wherever in the text it is; null if there is none. */
export function tableIn(text: string): string | null {
  const bare = text.trim();
  if (ID.test(bare)) return bare;
  return IN_A_LINK.exec(bare)?.[1] ?? null;
}
