import { maze } from "../../types/games.json";
import type { Cover } from "../game";
import chip from "./chip.svg?url";
import key from "./key.svg?url";

const cover: Cover = {
  name: "maze",
  place: 3,
  words: {
    fr: {
      title: "Le Labyrinthe",
      short: "Le Labyrinthe",
      brief: "Labyrinthe",
      tagline: "Quatre héros, un centre commercial la nuit, le sablier coule, et pas un mot.",
      kind: "en silence",
    },
    en: {
      title: "The Maze",
      short: "The Maze",
      brief: "Maze",
      tagline: "Four heroes, a shopping mall at night, the sand is running, and not a word.",
      kind: "in silence",
    },
  },
  key,
  chip,
  seats: { ...maze.seats, usual: 4 },
  levels: maze.levels,
  minutes: 15,
  realTime: maze.real_time,
  coming: maze.levels.length === 0,
};

export default cover;
