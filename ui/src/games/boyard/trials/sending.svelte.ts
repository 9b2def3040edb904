/** Moves of a trial, one at a time: a second touch while one is on its way is the same touch. */
import type { BoyardMove } from "../../../types/boyard";
import type { PartProps } from "./part";

export class Sending {
  busy = $state(false);

  constructor(private readonly act: () => PartProps["act"]) {}

  async send(move: BoyardMove): Promise<boolean> {
    const act = this.act();
    if (!act || this.busy) return false;
    this.busy = true;
    try {
      return await act(move);
    } finally {
      this.busy = false;
    }
  }
}
