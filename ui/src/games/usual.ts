/** What a table is told where there is no more to say than its moment: `{...AS_USUAL}`, then the rest. */
import type { TableProps } from "./game";

export const AS_USUAL = {
  guide: null,
  big: false,
  jumped: false,
  limits: new Map(),
  due: null,
  began: null,
  shapes: {},
  bubbles: new Map(),
} satisfies Partial<TableProps>;
