import { beforeEach, expect, it } from "vitest";
import { tellsOperator } from "./operator";

beforeEach(() => localStorage.clear());

it("the host of one table is told what only the operator can do, and nobody at the next one", () => {
  expect(tellsOperator("first")).toBe(true);
  expect(tellsOperator("second")).toBe(false);
  expect(tellsOperator("first")).toBe(true); // as long as that table lasts
});
