/** The words of the rules, which load with them. */
import type { Catalogue } from "../../../words/sentences";
import { rulesText } from "../../parts/rules/text";
import { catalogues } from "../../parts/words";
import en from "../words/en/rules.json";
import fr from "../words/fr/rules.json";

const words = catalogues(
  import.meta.glob<Catalogue>(["../../../../../src/trousseau/games/maze/words/*.json", "../words/*/*.json", "!../words/*/rules.json"], { eager: true, import: "default" }),
);

export const { text, speech } = rulesText({ fr, en }, words);
