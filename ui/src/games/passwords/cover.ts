import { passwords } from "../../types/games.json";
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
  seats: { ...passwords.seats, usual: 3 },
  levels: passwords.levels,
  spoken: "language" in passwords.options,
  minutes: 30,
  // A key on the ring promises a game at once, alone with bots too.
  coming: passwords.levels.length === 0,
  daily: {
    fr: { "daily.title": "L’anneau du jour", "daily.score.one": "{count} gemme", "daily.score.other": "{count} gemmes" },
    en: { "daily.title": "The ring of the day", "daily.score.one": "{count} gem", "daily.score.other": "{count} gems" },
  },
};

export default cover;
