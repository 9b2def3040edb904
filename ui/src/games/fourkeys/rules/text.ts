/** The words of the rules page, and those of the cards in its pictures. */
import serverEn from "../../../../../src/trousseau/games/fourkeys/words/en.json";
import serverFr from "../../../../../src/trousseau/games/fourkeys/words/fr.json";
import { rulesText } from "../../parts/rules/text";
import cardsEn from "../words/en/cards.json";
import en from "../words/en/rules.json";
import cardsFr from "../words/fr/cards.json";
import fr from "../words/fr/rules.json";

export const { speech, text } = rulesText({ fr, en }, { fr: serverFr, en: serverEn }, { fr: cardsFr, en: cardsEn });
