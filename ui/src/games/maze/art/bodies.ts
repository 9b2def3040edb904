/** The heroes' pawns, standing: foot at 0 0, about 64 wide and 90 tall, in pieces from the back to the front. */
import type { Hero } from "./heroes";

export type Stuff = "coat" | "skin" | "horn" | "hair" | "beard" | "helm" | "white" | "brass";

export interface Body {
  pieces: readonly (readonly [Stuff, string])[];
  /** Light on the coat. */
  gleam: string;
  eyes: string;
  /** Where the emblem is, and how large. */
  emblem: { y: number; scale: number };
}

export const BODIES: Readonly<Record<Hero, Body>> = {
  barbarian: {
    pieces: [
      ["coat", "M-27 2C-29-18-26-31-16-37h32C26-31 29-18 27 2q-27 8-54 0z"],
      ["horn", "M-17-58C-30-60-34-72-31-84c4 9 9 13 17 14zM17-58C30-60 34-72 31-84c-4 9-9 13-17 14z"],
      ["coat", "M-18.500-52a18.500 18.500 0 1 1 37 0a18.500 18.500 0 1 1-37 0z"],
      ["hair", "M-19-52c-1-14 8-22 19-22s20 8 19 22l-6 2-4-8h-18l-4 8z"],
    ],
    gleam: "M-21-4c-1-14 2-24 7-28",
    eyes: "M-6-49v.1M6-49v.1",
    emblem: { y: -16, scale: 1.12 },
  },
  mage: {
    pieces: [
      ["coat", "M-26 2C-22-14-15-28-9-38H9C15-28 22-14 26 2q-26 8-52 0z"],
      ["skin", "M-13.500-47a13.500 13.500 0 1 1 27 0a13.500 13.500 0 1 1-27 0z"],
      ["white", "M-8-40C-6-28 6-28 8-40L4-37H-4z"],
      ["coat", "M-27-52C-16-58-9-60-6-64-3-76 2-86 16-90c-4 8-5 16-3 25 4 5 9 9 14 13-16 6-38 6-54 0z"],
    ],
    gleam: "M-18-4C-14-16-9-26-5-33",
    eyes: "M-5-45v.1M5-45v.1",
    emblem: { y: -15, scale: 1.05 },
  },
  elf: {
    pieces: [
      ["coat", "M-20 2C-21-14-18-28-10-36h20C18-28 21-14 20 2q-20 7-40 0z"],
      ["skin", "M-12-52l-20-9c2 9 8 16 18 17zM12-52l20-9c-2 9-8 16-18 17z"],
      ["skin", "M-15-51a15 15 0 1 1 30 0a15 15 0 1 1-30 0z"],
      ["coat", "M-16-48C-19-70-6-76 2-86c2 10 16 18 14 38-4-9-9-13-16-13s-12 4-16 13z"],
    ],
    gleam: "M-14-4c-1-12 1-20 5-26",
    eyes: "M-5-49v.1M5-49v.1",
    emblem: { y: -15, scale: 1.06 },
  },
  dwarf: {
    pieces: [
      ["coat", "M-30 2C-33-14-30-26-20-31h40C30-26 33-14 30 2q-30 8-60 0z"],
      ["skin", "M-16-46C-18-66 18-66 16-46v8h-32z"],
      ["beard", "M-20-44c-2 16 6 30 20 34 14-4 22-18 20-34-6 4-12 2-14-2-4 3-8 3-12 0-2 4-8 6-14 2z"],
      ["helm", "M-20-47C-21-64-11-71 0-71s21 7 20 24z"],
      ["brass", "M-23-47h46v6.500h-46z"],
    ],
    gleam: "M-25-4c-1-9 1-15 5-19",
    eyes: "M-6-37v.1M6-37v.1",
    emblem: { y: -10, scale: 0.92 },
  },
};
