/** Something asked of the server that takes its time and may be refused: one at a time. */
import { orRefusal } from "../wire/api";
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
    const refused = await orRefusal(act()).finally(() => (this.busy = false));
    if (refused) this.problem = whyNot(refused);
    return !refused;
  }
}
