import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "./qr";

/** The modules row by row; the expected ones were drawn by another encoder with the same mask. */
function digest(text: string): string {
  const rows = qrCode(text).map((row) => row.map(Number).join(""));
  return createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16);
}

describe("a QR code", () => {
  it.each([
    [1, 14, "ca4e5f8669011ed0"],
    [6, 106, "536f804ac066bd50"],
    [7, 122, "91c925bdfb77e72b"],
    [10, 213, "f8a692e420006d88"],
  ])("of version %i, filled with %i letters, is as others draw it", (version, length, expected) => {
    const text = "x".repeat(length);
    expect(qrCode(text)).toHaveLength(17 + 4 * version);
    expect(digest(text)).toBe(expected);
  });

  it("is as small as its text allows", () => {
    expect(qrCode("x".repeat(15))).toHaveLength(17 + 4 * 2);
  });

  it("says when a text is too long", () => {
    expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
  });

  it("has a quiet edge as a drawing", () => {
    const { path, size } = qrPath([[true, false], [false, true]]);
    expect(path).toBe("M4 4h1v1h-1zM5 5h1v1h-1z");
    expect(size).toBe(10);
  });
});
