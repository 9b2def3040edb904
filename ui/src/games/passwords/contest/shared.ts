/** The longest run of letters that two words have in common, whatever their accents. */
const bare = (word: string) => [...word.normalize("NFC")].map((sign) => sign.normalize("NFD").charAt(0).toLowerCase()).join("");

export interface Shared {
  /** From where to where it is, in each of the words. */
  one: readonly [number, number];
  other: readonly [number, number];
}

export function shared(one: string, other: string): Shared {
  const [first, second] = [bare(one), bare(other)];
  let found: Shared = { one: [0, 0], other: [0, 0] };
  for (let from = 0; from < first.length; from++) {
    for (let to = first.length; to > from + longest(found); to--) {
      const at = second.indexOf(first.slice(from, to));
      if (at >= 0) found = { one: [from, to], other: [at, at + to - from] };
    }
  }
  return found;
}

function longest({ one: [from, to] }: Shared): number {
  return to - from;
}
