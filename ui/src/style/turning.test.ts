/**
 * WebKit draws a body of several sides in the wrong place: `perspective()` in the transform of an
 * element with `preserve-3d` loses its offset. Sides turn one by one in the `perspective` of their parent.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const PAGE = join(import.meta.dirname, "..");
const FILES = readdirSync(PAGE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.(svelte|css|ts)$/.test(file.name) && !file.name.endsWith(".test.ts"))
  .map((file) => relative(PAGE, join(file.parentPath, file.name)));

it("turns nothing in a way that WebKit draws elsewhere", () => {
  expect(FILES.length).toBeGreaterThan(10);
  const sources = FILES.map((file) => [file, readFileSync(join(PAGE, file), "utf8")] as const);
  expect(sources.filter(([, source]) => /preserve-3d|\bperspective\(/.test(source)).map(([file]) => file)).toEqual([]);
});
