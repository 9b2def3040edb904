/**
 * Where things lie, for any size of the window. On a desk: the mat and one's hand at the left, the
 * own dungeon as large as fits, the others' at the right. Upright: the mat above, the hand below.
 */
import { clamp, type Box, type Size } from "../../parts/geometry";
import { othersOf } from "../../parts/seats/order";

export interface Layout {
  /** `desk`: in columns; `upright`: one below the other. */
  shape: "desk" | "upright";
  /** A phone, or a window no larger than one. */
  small: boolean;
  /** A short one: the latest of the log gives way to the dungeon. */
  short: boolean;
  /** One of the smallest: names lie over the edge of the piles, sums give way. */
  tiny: boolean;
  /** Piles, choice line and order of turns; null if there is no room for it at the end. */
  mat: Box | null;
  /** The side of a card on a pile. */
  pile: number;
  /** One's own hand, or what stands in for it. */
  hand: Box | null;
  /** A square, for one's own dungeon. */
  dungeon: Box | null;
  /** All other dungeons that can be seen, with their heads. */
  others: { seat: number; box: Box }[];
  /** The rest of the others are faces on the mat. */
  faces: number[];
  /** Where all dungeons are, for counting them. */
  middle: Box;
}

export interface Wishes {
  /** The size of text against the usual one. */
  text?: number;
  /** The living room: no hand. */
  big?: boolean;
  /** The height of what stands in for the hand's controls; null: those are there. */
  instead?: number | null;
  /** Nothing but talk is to be had by those who watch. */
  talk?: boolean;
  /** The game is over: what is counted needs the room. */
  over?: boolean;
  /** One is to choose a card: those on the piles are what is large. */
  choosing?: boolean;
}

/** The head of a dungeon that is not one's own: a face, a name, its gold. */
export const HEAD = 52;
const PADDING = 8;
/** Below this height a window that is wider than high is a phone that lies. */
const LYING = 480;
/** Below this height a phone that is held upright has no room for lines of names and sums. */
const TINY = 560;
/** How wide the mat may become. */
const MAT = 760;
/** What stands beside the four piles of a mat, from edge to edge: on a desk, and on a phone. */
const BESIDE_PILES = 2 * 14 + 3 * 10;
const BESIDE_PILES_SMALL = 2 * 10 + 3 * 6;
/** How large a card gets that one may choose. */
const LARGEST = 140;

interface Measure {
  edge: number;
  gap: number;
  text: number;
  head: number;
}

export function layout(
  seats: number,
  me: number | null,
  width: number,
  height: number,
  wishes: Wishes = {},
): Layout {
  const { text = 1, big = false, instead = null, talk = true, over = false, choosing = false } = wishes;
  const desk = width > 640 && width > height * 1.2;
  const small = width <= 640 || height < 560;
  const short = small && height < 700;
  const tiny = small && !desk && height < TINY;
  // From the sofa all is larger; a phone that shows the living room is in somebody's hand.
  const far = big && !small;
  const measure = {
    edge: small ? 8 : desk ? 16 : 12,
    gap: small ? 6 : desk ? 16 : 10,
    text,
    head: Math.round(HEAD * text * (far ? 1.5 : 1)),
  };
  const others = othersOf(me, seats);
  const handFor = (shape: Layout["shape"]) =>
    big ? 0 : handHeight({ small, desk: shape === "desk", short, tiny, text, plays: me !== null, instead, talk });
  const plan = { width, height, me, others, measure, kind: { small, short, tiny }, over, big, far, choosing };
  const inRows = () => rows(plan, handFor("upright"));
  if (!desk) return inRows();
  const fill = me !== null && instead === null;
  if (fill && height < LYING && !over) return lying(plan);
  const inColumns = columns(plan, handFor("desk"), fill);
  // Whoever only watches sees all dungeons alike, in whichever way they are larger.
  if (me !== null || small || over || instead !== null) return inColumns;
  const across = inRows();
  return sideOf(across) > sideOf(inColumns) ? across : inColumns;
}

function sideOf({ others }: Layout): number {
  return others[0]?.box.width ?? 0;
}

type Kind = Pick<Layout, "small" | "short" | "tiny">;

interface Hand extends Kind {
  desk: boolean;
  text: number;
  plays: boolean;
  instead: number | null;
  talk: boolean;
}

/** How high the hand is at least; 0 if there is none. */
function handHeight({ small, desk, short, tiny, text, plays, instead, talk }: Hand): number {
  if (instead !== null) return Math.max(instead + 2 * PADDING, 60);
  if (!plays) return talk ? Math.round((desk ? 130 : small ? 108 : 68) * text) : 0;
  if (tiny) return Math.round(142 * text);
  if (short) return Math.round(158 * text);
  if (small) return Math.round(158 * text) + 50;
  return Math.round((desk ? 300 : 232) * text);
}

/** What is known before it is decided how the table is laid. */
interface Plan extends Size {
  me: number | null;
  others: readonly number[];
  measure: Measure;
  kind: Kind;
  over: boolean;
  big: boolean;
  /** For the living room, and large enough to be seen from afar. */
  far: boolean;
  choosing: boolean;
}

/** `hand` is how high it is at least; `fill`: it may have all that is left. */
function columns({ width, height, me, others, measure, kind, over, big, far, choosing }: Plan, hand: number, fill: boolean): Layout {
  const { edge, gap, text, head } = measure;
  const usual = Math.round(clamp(280, width * 0.295 * (far ? 1.1 : Math.sqrt(text)), far ? 640 : 424 * text));
  const left = choosing ? Math.round(clamp(usual, width * 0.43, BESIDE_PILES + 4 * LARGEST)) : usual;
  const high = height - 2 * edge;
  const pile = choosing ? largePile(left, high) : pileSide(left, high, kind.small, far);
  const matHigh = Math.min(high, matHeight(pile, measure, kind, false, far));
  const fits = matHigh + gap + hand <= high;
  const mat = fits || (!over && !big && hand < high * 0.6) ? { x: edge, y: edge, width: left, height: matHigh } : null;
  const below = mat ? mat.y + mat.height + gap : edge;
  const room = height - edge - below;
  const panel = hand > 0 ? { x: edge, y: below, width: left, height: fill ? room : Math.min(hand, room) } : null;
  if (mat && !panel) mat.y = Math.round((height - matHigh) / 2);
  const middle = { x: edge + left + gap, y: edge, width: width - 2 * edge - left - gap, height: high };
  const base = { shape: "desk", ...kind, mat, pile, hand: panel, middle } as const;
  if (me === null) return { ...base, faces: [], dungeon: null, others: spread(others, middle, measure) };
  const column = columnWidth(others.length, middle, gap, head);
  const side = Math.floor(Math.min(middle.height, middle.width - column - gap));
  const dungeon = {
    x: Math.round(middle.x + (middle.width - column - gap - side) / 2),
    y: Math.round(middle.y + (middle.height - side) / 2),
    width: side,
    height: side,
  };
  const aside = { ...middle, x: middle.x + middle.width - column, width: column };
  return { ...base, faces: [], dungeon, others: stacked(others, aside, measure) };
}

/** A phone that lies: the mat, the dungeon and the hand side by side. */
function lying({ width, height, others, measure: { edge, gap }, kind, choosing }: Plan): Layout {
  const high = height - 2 * edge;
  const side = Math.min(high, Math.floor(width * (choosing ? 0.25 : 0.42)));
  const rest = width - 2 * edge - 2 * gap - side;
  const left = Math.floor(rest * (choosing ? 0.58 : 0.48));
  const dungeon = { x: edge + left + gap, y: edge + (high - side) / 2, width: side, height: side };
  const beside = dungeon.x + side + gap;
  return {
    shape: "desk",
    ...kind,
    mat: { x: edge, y: edge, width: left, height: high },
    pile: choosing ? Math.min(Math.floor((left - BESIDE_PILES_SMALL) / 4), LARGEST) : 44,
    hand: { x: beside, y: edge, width: width - edge - beside, height: high },
    dungeon,
    others: [],
    faces: [...others],
    middle: { x: dungeon.x, y: edge, width: width - edge - dungeon.x, height: high },
  };
}

function rows({ width, height, me, others, measure, kind, over, far, choosing }: Plan, hand: number): Layout {
  const { edge, gap } = measure;
  const wide = width - 2 * edge;
  const matWide = Math.min(wide, MAT * measure.text * (far ? 1.3 : 1));
  const pile = pileInRows(matWide, height, kind, far, choosing);
  const matHigh = matHeight(pile, measure, kind, true, far);
  const low = Math.min(hand, height * lowShare(over, kind.tiny, measure.text));
  const panel = hand > 0 ? { x: edge, y: height - edge - low, width: wide, height: low } : null;
  const bottom = panel ? panel.y - gap : height - edge;
  const mat = over ? null : { x: Math.round((width - matWide) / 2), y: edge, width: matWide, height: matHigh };
  const top = mat ? mat.y + mat.height + gap : edge;
  const middle = { x: edge, y: top, width: wide, height: bottom - top };
  const base = { shape: "upright", ...kind, mat, pile, hand: panel, middle } as const;
  if (me === null) return { ...base, faces: [], dungeon: null, others: spread(others, middle, measure) };
  const spare = middle.width - middle.height - gap;
  const beside = !kind.small && spare >= 120;
  const side = Math.floor(Math.min(middle.height, beside ? middle.width - 132 : middle.width));
  const column = beside ? Math.min(middle.width - side - gap, 240) : 0;
  const whole = side + (beside ? gap + column : 0);
  const x = Math.round(middle.x + (middle.width - whole) / 2);
  const dungeon = { x, y: Math.round(middle.y + (middle.height - side) / 2), width: side, height: side };
  if (!beside) return { ...base, faces: [...others], dungeon, others: [] };
  const aside = { x: x + side + gap, y: dungeon.y, width: column, height: side };
  return { ...base, faces: [], dungeon, others: stacked(others, aside, measure) };
}

/** The most that the hand has of the height; with large words what is counted comes before the last of what one may do. */
function lowShare(over: boolean, tiny: boolean, text: number): number {
  if (over && !tiny) return 0.7;
  return over && text > 1 ? 0.48 : 0.55;
}

/** Four beside each other, with what is left of a column's height for one's hand. */
function largePile(left: number, high: number): number {
  return Math.round(Math.min((left - BESIDE_PILES) / 4, LARGEST, high * 0.2));
}

function pileInRows(wide: number, height: number, { small, short }: Kind, far: boolean, choosing: boolean): number {
  if (!small) {
    const share = far ? 0.12 : choosing ? 0.13 : 0.088;
    return Math.round(Math.min(clamp(64, height * share, far || choosing ? LARGEST : 100), (wide - BESIDE_PILES) / 4));
  }
  if (!choosing) return height < 620 ? 44 : short ? 48 : 62;
  return Math.min(Math.floor((wide - BESIDE_PILES_SMALL) / 4), height < 620 ? 60 : 96);
}

function pileSide(left: number, high: number, small: boolean, far: boolean): number {
  const byWidth = (left - BESIDE_PILES) / 4;
  return Math.round(small ? Math.min(byWidth, 44) : Math.min(byWidth, far ? 140 : 96, high * 0.14));
}

/** Its piles with their names, the choice line, the order of turns. */
function matHeight(pile: number, { text }: Measure, { small, tiny }: Kind, upright: boolean, far: boolean): number {
  const lines = small && upright && text > 1 ? 2 : 1;
  const name = (tiny ? 8 : small ? 17 * lines + 1 : upright ? 22 : 42) * text * (far ? 1.5 : 1);
  const places = small ? 38 : far ? 72 : upright ? 46 : 58;
  const order = small ? 46 : far ? 72 : 50;
  const padding = small ? 16 : upright ? 26 : 34;
  return Math.round(pile + 6 + name + places + order + padding);
}

/** How wide the others' column is: they are small, the own dungeon is large. */
function columnWidth(many: number, { width, height }: Size, gap: number, head: number): number {
  const byHeight = (height - (many - 1) * gap) / many - head - PADDING;
  const most = many === 1 ? 300 : 236;
  return Math.round(clamp(120, Math.min(byHeight + 2 * PADDING, most, Math.max(width * (many === 1 ? 0.28 : 0.24), width - height - gap)), most));
}

/** One below the other, each as high as its dungeon. */
function stacked(others: readonly number[], { x, y, width, height }: Box, { gap, head }: Measure): Layout["others"] {
  const many = others.length;
  const least = Math.floor((height - (many - 1) * gap) / many);
  const high = Math.min(least, width - PADDING + head);
  const between = many > 1 ? Math.min(gap, (height - many * high) / (many - 1)) : 0;
  return others.map((seat, i) => ({ seat, box: { x, y: Math.round(y + i * (high + between)), width, height: high } }));
}

/** All of them, as large as fits. */
function spread(others: readonly number[], { x, y, width, height }: Box, { gap, head }: Measure): Layout["others"] {
  const many = others.length;
  const cut = (across: number) => {
    const down = Math.ceil(many / across);
    const cell = { width: (width - (across - 1) * gap) / across, height: (height - (down - 1) * gap) / down };
    const side = Math.floor(Math.min(cell.width - 2 * PADDING, cell.height - head - PADDING));
    return { across, down, side };
  };
  const { across, down, side } = [1, 2, 3, 4]
    .filter((one) => one <= many)
    .map(cut)
    .reduce((one, other) => (other.side > one.side ? other : one));
  const box = { width: side + 2 * PADDING, height: side + head + PADDING };
  const top = y + (height - down * box.height - (down - 1) * gap) / 2;
  return others.map((seat, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, many - row * across);
    const from = x + (width - inRow * box.width - (inRow - 1) * gap) / 2;
    return {
      seat,
      box: {
        x: Math.round(from + (i % across) * (box.width + gap)),
        y: Math.round(top + row * (box.height + gap)),
        ...box,
      },
    };
  });
}
