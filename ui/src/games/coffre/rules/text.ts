/** The words of the rules page; controls are called as they are at the table. */
import { rulesText } from "../../parts/rules/text";
import en from "../words/en/rules.json";
import tableEn from "../words/en/table.json";
import fr from "../words/fr/rules.json";
import tableFr from "../words/fr/table.json";

export const { speech, text } = rulesText({ fr, en }, { fr: tableFr, en: tableEn });
