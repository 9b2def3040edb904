/**
 * What the server's clock shows, by this device's.
 *
 * Every answer carries an instant of the server's that lies between asking and hearing. The quicker
 * the answer, the better that is known; so the quickest of late counts.
 */

/** Milliseconds after which an answer no longer counts: a device's clock may drift or be set. */
const STALE = 10 * 60_000;

export class ServerClock {
  /** How far this device's clock is behind the server's. */
  behind = 0;

  #roundTrip = Infinity;
  #heard = -Infinity;

  /** It was asked at one instant of this device, and heard at another what the server's clock had shown. */
  hear(asked: number, heard: number, shown: number): void {
    const roundTrip = heard - asked;
    if (roundTrip < 0 || (roundTrip > this.#roundTrip && heard - this.#heard < STALE)) return;
    this.behind = shown - (asked + heard) / 2;
    this.#roundTrip = roundTrip;
    this.#heard = heard;
  }
}
