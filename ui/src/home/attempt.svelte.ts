/** Something asked of the server that takes its time and may be refused: one at a time. */
import { Refusal } from "../wire/api";
import { whyNot } from "../words/refusals";

export class Attempt {
  busy = $state(false);
  /** Why it failed; empty if it did not. */
  problem = $state("");

  /** True if it was done. */
  async make(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
