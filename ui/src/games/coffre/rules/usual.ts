/** The options of a table as they usually are, to show what is different at this one. */
import type { CoffreOptions } from "../../../types/coffre";

export const USUAL: CoffreOptions = {
  spare_neutrals: 0,
  lock_forced: false,
  trap: false,
  round_limit: 12,
  end_delay: 8,
};

export type OptionName = keyof CoffreOptions;

export const OPTION_NAMES = Object.keys(USUAL) as OptionName[];

/** Which options of a table are not as usual. */
export function unusual(options: CoffreOptions | null): ReadonlySet<OptionName> {
  const differs = (name: OptionName) => options !== null && options[name] !== USUAL[name];
  return new Set(OPTION_NAMES.filter(differs));
}
