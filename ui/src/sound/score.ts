/** What each sound is made of: a few strokes of tone or noise, all over within 400 ms. */
export interface Stroke {
  /** Milliseconds from the sound's beginning. */
  after: number;
  lasts: number;
  attack: number;
  /** 0 to 1; one sound's strokes add up to less than a half. */
  loud: number;
  /** Hertz: of the tone, or of the band that noise passes. */
  pitch: number;
  /** Where the tone ends. */
  falls?: number;
  /** Without a tone the stroke is noise. */
  tone?: OscillatorType;
  /** How narrow the noise's band is. */
  sharp?: number;
}

const noise = (after: number, lasts: number, loud: number, pitch: number, sharp = 1): Stroke => ({
  after,
  lasts,
  attack: 3,
  loud,
  pitch,
  sharp,
});

const tone = (after: number, lasts: number, loud: number, pitch: number, falls = pitch): Stroke => ({
  after,
  lasts,
  attack: 2,
  loud,
  pitch,
  falls,
  tone: "sine",
});

/** Brass rings at several pitches that don't quite agree. */
const brass = (after: number, pitch: number, loud: number): Stroke[] => [
  tone(after, 190, loud, pitch),
  tone(after, 130, loud * 0.6, pitch * 2.76),
  tone(after, 70, loud * 0.4, pitch * 5.4),
];

/** A dial that clicks into place: each letter that serves a little higher. */
const dial = (step: number): Stroke[] => [noise(0, 22, 0.12, 2600, 4), tone(0, 40, 0.05, 880 * 1.03 ** step, 820)];

const wood = (after: number, pitch: number, loud: number): Stroke[] => [
  tone(after, 70, loud, pitch, pitch * 0.7),
  noise(after, 30, loud * 0.5, pitch * 4),
];

export const SCORE: Readonly<Record<string, readonly Stroke[]>> = {
  // The house: a brass key set on wood; the ring: three keys touching once.
  key: [...wood(0, 210, 0.16), ...brass(8, 1320, 0.06)],
  ring: [...brass(0, 1480, 0.05), ...brass(60, 1760, 0.045), ...brass(115, 1320, 0.04)],
  turn: [tone(0, 380, 0.12, 1567), tone(0, 240, 0.05, 3134)],
  say: [noise(0, 35, 0.12, 1800, 2), noise(55, 45, 0.1, 1400, 2)],
  refused: wood(0, 150, 0.22),

  // A table of cards: thick card on velvet, a held breath, a padlock, cloth.
  card: [noise(0, 60, 0.2, 900, 0.8), noise(70, 60, 0.16, 420, 0.9)],
  look: [{ ...noise(0, 330, 0.1, 620, 0.7), attack: 150 }],
  lock: [...wood(0, 520, 0.08), ...brass(35, 2100, 0.06)],
  force: [{ ...noise(0, 260, 0.16, 1100, 0.6), attack: 110 }, noise(250, 60, 0.16, 420, 0.9)],
  pass: [noise(0, 70, 0.1, 500, 1)],
  reveal: [noise(0, 50, 0.18, 1200, 0.8), noise(80, 70, 0.15, 480, 0.9)],
  designate: [tone(0, 380, 0.2, 98, 74), ...brass(40, 660, 0.05)],
  chest_open: [
    { ...noise(0, 220, 0.1, 320, 6), attack: 120 },
    ...brass(120, 1660, 0.05),
    ...brass(160, 2090, 0.05),
    ...brass(205, 1860, 0.045),
  ],
  chest_empty: [{ ...noise(0, 200, 0.1, 300, 6), attack: 120 }, ...wood(230, 120, 0.24)],

  // A dungeon: a card on stone, a bolt drawn by an iron key, a torch that flares, a coin, tiles.
  stone: [noise(0, 60, 0.18, 700, 0.9), ...wood(50, 130, 0.14)],
  bolt: [...brass(0, 880, 0.05), noise(70, 90, 0.14, 260, 3), ...wood(150, 95, 0.16)],
  torch: [{ ...noise(160, 240, 0.1, 900, 0.5), attack: 120 }],
  coin: [...brass(0, 2350, 0.05), ...brass(70, 2790, 0.04)],
  slide: [{ ...noise(0, 160, 0.1, 520, 0.8), attack: 60 }, ...wood(160, 240, 0.08)],
  shuffle: [noise(0, 45, 0.12, 1300, 0.8), noise(60, 45, 0.12, 1100, 0.8), noise(120, 60, 0.12, 900, 0.8)],

  // A vault: a dial's tick, paper, a gem on steel, a heavy door, a ratchet, a coin on wood, a stamp.
  dial: [noise(0, 22, 0.1, 1900, 4)],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((step) => [`dial_${step}`, dial(step)])),
  announce: [noise(0, 45, 0.12, 2200, 0.8), noise(60, 50, 0.1, 1500, 0.9)],
  gem: [...brass(0, 2650, 0.045), noise(0, 25, 0.12, 3800, 3)],
  slam: [tone(0, 340, 0.24, 82, 54), noise(0, 90, 0.14, 240, 1), ...brass(110, 520, 0.04)],
  ratchet: [noise(0, 25, 0.12, 1500, 4), noise(55, 25, 0.12, 1350, 4), noise(110, 30, 0.12, 1200, 4)],
  contest: [...wood(0, 260, 0.14), ...brass(20, 1980, 0.05)],
  stamp: [...wood(0, 110, 0.22), noise(0, 70, 0.12, 600, 0.8)],

  // A fort in the sea: bone on oak, a boot on stone, iron on a nail, four bolts, a bank note, a tiger's
  // breath, a lid, a page, grains on glass, a buoy's bell, gulls over a rope let go, a wet slap.
  bone: [...wood(0, 640, 0.1), ...wood(110, 560, 0.09), ...wood(200, 600, 0.06)],
  bones: [...wood(0, 700, 0.08), ...wood(45, 620, 0.08), ...wood(130, 660, 0.07), ...wood(180, 580, 0.05)],
  boot: [noise(0, 40, 0.1, 420, 1.4), tone(0, 50, 0.06, 130, 90)],
  iron: [...brass(0, 1180, 0.05), ...brass(60, 1570, 0.04)],
  bolts: [...wood(0, 180, 0.08), ...wood(70, 170, 0.08), ...wood(140, 160, 0.08), { ...noise(190, 200, 0.1, 340, 5), attack: 80 }],
  flick: [noise(0, 45, 0.14, 2400, 0.9), noise(35, 30, 0.08, 3200, 1)],
  growl: [{ ...noise(0, 180, 0.08, 900, 0.6), attack: 90 }, { after: 170, lasts: 220, attack: 30, loud: 0.2, pitch: 96, falls: 62, tone: "sawtooth" }],
  lid: [...wood(0, 100, 0.24), noise(0, 80, 0.1, 300, 1)],
  page: [{ ...noise(0, 140, 0.12, 1700, 0.7), attack: 40 }, noise(130, 40, 0.1, 1100, 1)],
  grains: [noise(0, 30, 0.08, 5200, 2), noise(60, 30, 0.08, 4700, 2), noise(120, 40, 0.08, 5000, 2)],
  bell: [tone(0, 390, 0.14, 620), tone(0, 300, 0.06, 1642), tone(0, 180, 0.04, 3010)],
  gulls: [tone(0, 120, 0.08, 1500, 1150), tone(150, 150, 0.08, 1650, 1180), noise(0, 260, 0.06, 700, 0.6)],
  splash: [noise(0, 90, 0.2, 900, 0.6), { ...noise(70, 240, 0.1, 1500, 0.5), attack: 40 }],

  // A mall by night: a rubber sole on tiles, an escalator's steps, a breath through a straw, a shutter and
  // the neon behind it, an hourglass on brass, a hum that rises or falls, glass and a far siren, a wooden pawn.
  sole: [{ ...noise(0, 90, 0.07, 1500, 5), attack: 30 }, noise(80, 40, 0.06, 520, 1.2)],
  treads: [0, 70, 140, 210].flatMap((after) => [noise(after, 24, 0.06, 1700, 5), tone(after, 30, 0.03, 210, 180)]),
  straw: [{ ...noise(0, 260, 0.09, 1300, 3), attack: 140 }, { ...tone(40, 240, 0.05, 340, 920), attack: 90 }],
  neon: [noise(0, 110, 0.09, 700, 2), noise(130, 18, 0.08, 3600, 4), noise(190, 14, 0.07, 3900, 4), tone(220, 170, 0.05, 118), tone(220, 150, 0.025, 236)],
  sand: [{ ...noise(0, 190, 0.09, 4600, 1.2), attack: 70 }, ...brass(190, 980, 0.05), ...wood(190, 190, 0.1)],
  hum_up: [{ ...tone(0, 330, 0.07, 98, 147), attack: 160 }, { ...tone(0, 330, 0.03, 196, 294), attack: 160 }],
  hum_down: [{ ...tone(0, 300, 0.07, 147, 92), attack: 20 }, { ...tone(0, 260, 0.03, 294, 184), attack: 20 }],
  siren: [noise(0, 60, 0.12, 5200, 2), ...brass(20, 2950, 0.04), { ...tone(90, 300, 0.07, 520, 690), attack: 120 }],
  knock: [...wood(0, 330, 0.17), ...wood(120, 300, 0.13)],
};
