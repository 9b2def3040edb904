import { fourkeys } from "../../types/games.json";
import type { Cover } from "../game";
import chip from "./chip.svg?url";
import key from "./key.svg?url";

const cover: Cover = {
  name: "fourkeys",
  place: 4,
  words: {
    fr: {
      title: "Quatre Clés",
      short: "Quatre Clés",
      brief: "4 Clés",
      tagline: "Un donjon de seize salles à bâtir carte à carte. Chaque clé ouvre plus d’une porte.",
      kind: "un donjon à bâtir",
    },
    en: {
      title: "Four Keys",
      short: "Four Keys",
      brief: "4 Keys",
      tagline: "A dungeon of sixteen rooms, built card by card. Every key opens more than one door.",
      kind: "a dungeon to build",
    },
  },
  key,
  chip,
  seats: { ...fourkeys.seats, usual: 3 },
  levels: fourkeys.levels,
  minutes: 30,
  coming: false,
};

export default cover;
