import { expect, it } from "vitest";
import { qrPath } from "./qr";

it("draws a code with its three corners and a light edge", () => {
  const { path, size } = qrPath("https://example.org/t/0123456789abcdefABCDEF#token=" + "0".repeat(32));
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x},${y}`));
  const last = size - 5;
  for (const corner of ["4,4", `${last},4`, `4,${last}`]) expect(dark).toContain(corner);
  expect([...dark].some((module) => /^[0-3],|,[0-3]$/.test(module))).toBe(false);
});

it("grows with the text", () => {
  expect(qrPath("a".repeat(120)).size).toBeGreaterThan(qrPath("a").size);
});
