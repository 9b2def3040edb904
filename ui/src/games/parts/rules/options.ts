/** What is different at the table where the rules are read. */
import type { Options } from "../../../types/protocol";

/** Which of its options are not as usual; none where there is no table. */
export function unusual<O extends Options>(options: O | null, usual: O): ReadonlySet<keyof O> {
  const names = Object.keys(usual) as (keyof O)[];
  return new Set(names.filter((name) => options !== null && options[name] !== usual[name]));
}
