/** The page's own words for this game: all files of `words/`, each in both languages. */
import type { Catalogue, Catalogues } from "../../words/sentences";

const FILES = import.meta.glob<Catalogue>("./words/fr/*.json", { eager: true, import: "default" });
const ENGLISH = import.meta.glob<Catalogue>("./words/en/*.json", { eager: true, import: "default" });

export const words: Catalogues[] = Object.entries(FILES).map(([file, fr]) => ({
  fr,
  en: ENGLISH[file.replace("/fr/", "/en/")] ?? {},
}));
