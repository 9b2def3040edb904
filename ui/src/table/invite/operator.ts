/** What only whoever started this server can do about it: told to the host of one table, and not again. */
import { keep, kept } from "../../app/kept";

const KEPT_AS = "trousseau.told";

/** Whether this table's host is told; the first table for which that is asked is the one. */
export function tellsOperator(table: string): boolean {
  const told = kept<string>(KEPT_AS);
  if (!told.lan) keep(KEPT_AS, { ...told, lan: table });
  return (told.lan ?? table) === table;
}
