/** Where something goes that was at a spot and is pushed by shares of the pad; it stays on the pad. */
export function steered(from: { x: number; y: number }, right: number, down: number): { x: number; y: number } {
  return { x: within(from.x + right * 1000), y: within(from.y + down * 1000) };
}

function within(value: number): number {
  return Math.max(0, Math.min(1000, value));
}
