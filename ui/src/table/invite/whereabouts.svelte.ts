/** Where others find this house: until it has answered, where this page found it. */
import type { HouseShown } from "../../types/protocol";
import { api, orRefusal, Refusal } from "../../wire/api";

export class Whereabouts {
  url = $state(location.origin);
  reach = $state<HouseShown["reach"] | null>(null);

  constructor() {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const house = await orRefusal(api.house());
    if (!(house instanceof Refusal)) Object.assign(this, { url: house.url, reach: house.reach });
  }
}
