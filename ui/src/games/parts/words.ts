/** A game's words, from all its files. */
import type { Language } from "../../app/settings.svelte";
import type { Catalogue, Catalogues } from "../../words/sentences";

/** A file's path names its language: `words/fr/table.json`, `words/fr.json`. */
export function catalogues(files: Readonly<Record<string, Catalogue>>): Catalogues {
  const wordsIn = (language: Language): Catalogue => {
    const names = Object.keys(files).filter((file) => file.split(/[/.]/).includes(language));
    return Object.assign({}, ...names.map((file) => files[file]));
  };
  return { fr: wordsIn("fr"), en: wordsIn("en") };
}
