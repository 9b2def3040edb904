import { expect, it } from "vitest";
import { layout } from "./layout";

const usual = { text: 1, big: false };
const shape = (width: number, height: number) => layout({ width, height }, usual).shape;

it("has its tray below the fort on a phone, beside it on one that lies, and in one row at a desk", () => {
  expect(shape(390, 780)).toBe("upright");
  expect(shape(844, 330)).toBe("lying");
  expect(shape(768, 960)).toBe("upright");
  expect(shape(1440, 840)).toBe("desk");
});

it("folds things away where little height is left, sooner with larger letters", () => {
  expect(layout({ width: 320, height: 510 }, usual)).toMatchObject({ small: true, short: true, low: false });
  expect(layout({ width: 390, height: 420 }, usual).low).toBe(true);
  expect(layout({ width: 390, height: 500 }, { text: 1.25, big: false }).low).toBe(true);
});

it("keeps the living room's screen upright or wide, without a tray beside it", () => {
  expect(layout({ width: 844, height: 330 }, { text: 1, big: true }).shape).toBe("upright");
});

it("has the controls of a replay below the fort, but on a phone that lies", () => {
  const replayed = (width: number, height: number) => layout({ width, height }, { ...usual, replayed: true }).shape;
  expect(shape(1058, 850)).toBe("lying");
  expect(replayed(1058, 850)).toBe("upright");
  expect(replayed(844, 330)).toBe("lying");
});
