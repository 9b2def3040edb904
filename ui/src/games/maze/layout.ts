/** How the table lies: measured by itself, since panels may stand beside it. */
import type { Size } from "../parts/geometry";

/** A phone, something wider, a desk with seats beside the mall, or a phone that lies on its side. */
export type Shape = "phone" | "middle" | "wide" | "lying";

const PHONE = 640;
const MIDDLE = 1_100;
/** Under this height a table that is wider than high has its console beside the mall. */
const LOW = 480;

export interface Layout {
  shape: Shape;
  /** Seats stand beside the mall, which is seen whole if it may. */
  roomy: boolean;
}

export function layout({ width, height }: Size): Layout {
  const shape = shapeOf(width, height);
  return { shape, roomy: shape === "wide" };
}

function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return "lying";
  if (width <= PHONE) return "phone";
  return width <= MIDDLE ? "middle" : "wide";
}
