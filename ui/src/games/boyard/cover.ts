import { boyard } from "../../types/games.json";
import type { Cover } from "../game";
import chip from "./chip.svg?url";
import key from "./key.svg?url";

const cover: Cover = {
  name: "boyard",
  place: 1,
  words: {
    fr: {
      title: "Le Fort",
      short: "Le Fort",
      brief: "Fort",
      tagline: "La mer autour, des clés dans chaque cellule, et le tigre qui attend. Qui osera l’énigme ?",
      kind: "épreuves",
    },
    en: {
      title: "The Fort",
      short: "The Fort",
      brief: "Fort",
      tagline: "The sea all round, a key in every cell, and a tiger waiting. Who dares the riddle?",
      kind: "trials",
    },
  },
  key,
  chip,
  seats: { ...boyard.seats, usual: 4 },
  levels: boyard.levels,
  minutes: 45,
  realTime: boyard.real_time,
  spoken: "language" in boyard.options,
  coming: boyard.levels.length === 0,
};

export default cover;
