/** The words of the rules, which load with them; people in their pictures have the names of the house. */
import { rulesText } from "../../parts/rules/text";
import page from "../index";
import en from "../words/en/rules.json";
import fr from "../words/fr/rules.json";

const told = rulesText({ fr, en }, ...page.words);

export const { text } = told;
export const speech = told.speech.at({ me: null, name: (seat) => told.speech.say(`player.${seat}`) });
