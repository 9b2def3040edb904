/** The words of the rules, which load with them. */
import { rulesText } from "../../parts/rules/text";
import page from "../index";
import en from "../words/en/rules.json";
import fr from "../words/fr/rules.json";

export const { text, speech } = rulesText({ fr, en }, ...page.words);
