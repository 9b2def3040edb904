import { coffre } from "../../types/games.json";
import type { Cover } from "../game";
import chip from "./chip.svg?url";
import key from "./key.svg?url";

const cover: Cover = {
  name: "coffre",
  place: 2,
  words: {
    fr: {
      title: "Le Coffre et la Clé",
      short: "Le Coffre",
      brief: "Coffre",
      tagline: "Une carte sous la main, deux au centre. Qui tient la vraie clé, et qui fait semblant ?",
      kind: "cartes cachées",
    },
    en: {
      title: "The Chest and the Key",
      short: "The Chest",
      brief: "Chest",
      tagline: "A card in your hand, two in the centre. Who holds the real key, and who pretends?",
      kind: "hidden cards",
    },
  },
  key,
  chip,
  seats: { ...coffre.seats, usual: 5 },
  levels: coffre.levels,
  minutes: 15,
  coming: false,
};

export default cover;
