/** The four heroes: their colour is a token of the mall, their emblem tells them apart without it. */

export const HEROES = ["barbarian", "mage", "elf", "dwarf"] as const;
export type Hero = (typeof HEROES)[number];

/** The tokens of their colours: yellow, purple, green, orange. */
export const HERO_TOKENS: Readonly<Record<Hero, string>> = { barbarian: "--hy", mage: "--hp", elf: "--hg", dwarf: "--ho" };

/** Sword, vial, bow and axe: filled outlines, 26 wide and high, round their middle. */
export const HERO_EMBLEMS: Readonly<Record<Hero, string>> = {
  barbarian: "M0-13L3.400-9V3H9v3.600H1.900v3.950a2.600 2.600 0 1 1-3.800 0V6.600H-9V3h5.600V-9z",
  mage: "M-3.800-12.500h7.600v2.700H2.700V-4.600C7.600-3 10.400 1 10.400 5c0 5-4.400 8-10.400 8S-10.400 10-10.400 5c0-4 2.800-8 7.700-9.600v-5.200h-1.100z",
  elf: "M-5.100-10.700l.6-2.300C6-11.500 10.500-6 10.500 0S6 11.500-4.500 13l-.6-2.300V1.300H-12V-1.300h6.900zM-3.300-1.300H4V-4l2.600 1.300C5.700-6 2.300-8.500-3.300-10.100zM-3.300 1.300V10.100C2.300 8.500 5.700 6 6.600 2.700L4 4V1.300z",
  dwarf: "M-1.700-13h3.400v2C7-12.500 10.500-10.500 12-8.500c-1.300 3-1.300 6 0 9C10 2.500 6.500 4 1.700 2.500V13h-3.400V-3.500l-6 2v-11l6 2.500z",
};
