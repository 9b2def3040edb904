import type { Cover } from "../game";
import chip from "./chip.svg?url";
import key from "./key.svg?url";

const cover: Cover = {
  name: "passwords",
  place: 0,
  words: {
    fr: {
      title: "Mots de passe",
      short: "Mots de passe",
      brief: "Mots",
      tagline: "Un mot, un tour de roue, sept coffres-forts. Placez vos gemmes avant les autres.",
      kind: "mots et gemmes",
    },
    en: {
      title: "Passwords",
      short: "Passwords",
      brief: "Words",
      tagline: "A word, a turn of the dial, seven safes. Place your gems before the others do.",
      kind: "words and gems",
    },
  },
  key,
  chip,
  seats: { least: 2, most: 5, usual: 3 },
  levels: [],
  minutes: 30,
  coming: true,
};

export default cover;
