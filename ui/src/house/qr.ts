/**
 * A QR code drawn in the page, for what must not travel in an address to any server: the link
 * that has a person's token. Bytes, versions 1 to 10, error correction M (ISO/IEC 18004).
 */

/** By version: all codewords, those for correction in a block, and blocks. */
const SIZES = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
] as const; // prettier-ignore

const FORMAT_M = 0b00;

/** Rows of dark (true) and light modules, without the quiet edge. */
export function qrCode(text: string): boolean[][] {
  const data = new TextEncoder().encode(text);
  const version = SIZES.findIndex((_, index) => data.length <= capacity(index + 1)) + 1;
  if (version === 0) throw new RangeError("too long for a QR code");
  const grid = new Grid(version);
  grid.write(interleaved(codewords(data, version), version));
  return grid.finished();
}

/** The dark modules as one SVG path, in a square of `size` units with the quiet edge. */
export function qrPath(rows: boolean[][], edge = 4): { path: string; size: number } {
  const path = rows.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + edge} ${y + edge}h1v1h-1z` : "")),
  );
  return { path: path.join(""), size: rows.length + 2 * edge };
}

function sizesOf(version: number): readonly [all: number, correction: number, blocks: number] {
  return SIZES[version - 1] ?? SIZES[0];
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function capacity(version: number): number {
  const [all, correction, blocks] = sizesOf(version);
  return Math.floor((8 * (all - correction * blocks) - 4 - lengthBits(version)) / 8);
}

function codewords(data: Uint8Array, version: number): number[] {
  const [all, correction, blocks] = sizesOf(version);
  const room = all - correction * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(data.length, lengthBits(version));
  for (const byte of data) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let pad = 0; words.length < room; pad ^= 1) words.push(pad ? 0x11 : 0xec);
  return words;
}

/** Blocks with their correction, woven together; the later blocks may be one longer. */
function interleaved(words: number[], version: number): number[] {
  const [, correction, count] = sizesOf(version);
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const length = short + (i >= count - longer ? 1 : 0);
    from += length;
    return words.slice(from - length, from);
  });
  const checks = blocks.map((block) => remainder(block, correction));
  return [...woven(blocks), ...woven(checks)];
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** Reed and Solomon's remainder, over the field of 256 with 0x11d. */
function remainder(block: number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0, power = 1; root < length; root++, power = times(power, 2)) {
    const shifted = [...divisor, 0];
    divisor.forEach((factor, i) => (shifted[i + 1] = (shifted[i + 1] ?? 0) ^ times(factor, power)));
    divisor = shifted;
  }
  const rest = [...block, ...new Array<number>(length).fill(0)];
  block.forEach((_, i) => {
    const lead = rest[i] ?? 0;
    divisor.forEach((factor, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(block.length);
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly #size: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(private readonly version: number) {
    this.#size = 17 + 4 * version;
    const blank = () => Array.from({ length: this.#size }, () => new Array<boolean>(this.#size).fill(false));
    this.#dark = blank();
    this.#fixed = blank();
    this.#drawMarks();
  }

  /** Fill the free modules, two columns at a time, up and down from the right. */
  write(words: number[]): void {
    let bit = 0;
    let up = true;
    for (let right = this.#size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step++) {
        const y = up ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]?.[x]) continue;
          this.#row(y)[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** With the mask that a camera reads best. */
  finished(): boolean[][] {
    const tries = MASKS.map((mask, number) => this.#masked(mask, number));
    const costs = tries.map(penalty);
    return tries[costs.indexOf(Math.min(...costs))] ?? this.#dark;
  }

  #masked(mask: (x: number, y: number) => boolean, number: number): boolean[][] {
    this.#drawFormat(number);
    return this.#dark.map((row, y) =>
      row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(x, y))),
    );
  }

  #drawMarks(): void {
    for (let i = 0; i < this.#size; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    const far = this.#size - 4;
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) this.#drawRings(x, y, 4);
    const at = this.#alignments();
    const last = at.length - 1;
    at.forEach((y, i) =>
      at.forEach((x, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.#drawRings(x, y, 2);
      }),
    );
    this.#drawFormat(0);
    this.#drawVersion();
  }

  /** A finder (4) with its light edge, or an alignment mark (2). */
  #drawRings(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  }

  #alignments(): number[] {
    if (this.version === 1) return [];
    const last = this.#size - 7;
    return this.version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  }

  #drawFormat(mask: number): void {
    const data = (FORMAT_M << 3) | mask;
    const bits = ((data << 10) | divided(data << 10, 0x537, 10)) ^ 0x5412;
    const last = this.#size - 1;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      this.#fix(8, i < 6 ? i : i < 8 ? i + 1 : last - 14 + i, dark);
      this.#fix(i < 8 ? last - i : i < 9 ? 7 : 14 - i, 8, dark);
    }
    this.#fix(8, this.#size - 8, true);
  }

  #drawVersion(): void {
    if (this.version < 7) return;
    const bits = (this.version << 12) | divided(this.version << 12, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const near = Math.floor(i / 3);
      const far = this.#size - 11 + (i % 3);
      this.#fix(near, far, ((bits >> i) & 1) === 1);
      this.#fix(far, near, ((bits >> i) & 1) === 1);
    }
  }

  #fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.#size || y >= this.#size) return;
    this.#row(y)[x] = dark;
    (this.#fixed[y] ?? [])[x] = true;
  }

  #row(y: number): boolean[] {
    return this.#dark[y] ?? [];
  }
}

/** The remainder of a division of polynomials over two. */
function divided(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) {
    rest ^= divisor << (bit - bits);
  }
  return rest;
}

function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const lines = [...rows, ...columns];
  return sum(lines.map(runs)) + sum(lines.map(finders)) + blocks(rows) + balance(rows);
}

function runs(line: boolean[]): number {
  const lengths = line.map((_, i) => (i && line[i] === line[i - 1] ? 0 : line.slice(i).findIndex((d) => d !== line[i])));
  const whole = lengths.map((length, i) => (length < 0 ? line.length - i : length));
  return sum(whole.map((length) => (length >= 5 ? length - 2 : 0)));
}

function finders(line: boolean[]): number {
  const text = line.map(Number).join("");
  return 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
}

function blocks(rows: boolean[][]): number {
  return 3 * sum(
    rows.slice(1).map((row, y) =>
      row.slice(1).filter((dark, x) => dark === row[x] && dark === rows[y]?.[x] && dark === rows[y]?.[x + 1]).length,
    ),
  );
}

function balance(rows: boolean[][]): number {
  const share = sum(rows.map((row) => row.filter(Boolean).length)) / rows.length ** 2;
  return 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
