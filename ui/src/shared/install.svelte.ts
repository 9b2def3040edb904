/** Whether the browser offers to put the page on the home screen. */

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // offered in the settings, not in the middle of something else
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Browsers allow an offer to be taken up once. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
