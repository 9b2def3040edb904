import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { qrPath } from "./qr";
import QrCode from "./QrCode.svelte";

it("draws the link that it is given, and says what it is", () => {
  render(QrCode, { link: "https://example.org/t/abc", label: "a code" });
  const drawn = screen.getByRole("img", { name: "a code" }).querySelector("path");
  expect(drawn?.getAttribute("d")).toBe(qrPath("https://example.org/t/abc").path);
});
