/** Where others find this house: until it has answered, where this page found it. */
import type { HouseShown } from "../../types/protocol";
import { api, Refusal } from "../../wire/api";

export class Whereabouts {
  url = $state(location.origin);
  reach = $state<HouseShown["reach"] | null>(null);

  constructor() {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const { url, reach } = await api.house();
      Object.assign(this, { url, reach });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
