// Acts in real time on any of the servers: node drive_hands.mjs '{"server": ..., "people": 8, ...}'
//
// A connection for each person at a table. Each acts every so often; an act counts when every other
// person has it, and no arrival may be out of order. What happens is told on stdout, one JSON object a
// line, so that whoever watches the server knows when to look.

import { SQUARES } from './hands.mjs';
import { below, fail, say, seconds, Tally } from './telling.mjs';

const task = JSON.parse(process.argv[2]);
const { openHands } = await import(`./seats/${task.server}.mjs`);
const AT_ONCE = 10;

let tally = new Tally();
let stopping = false;

class Table {
  /** `seats` can `put(square)`, and call `told(seat, count)` of all that they are told. */
  constructor(seats) {
    this.seats = seats;
    this.counts = seats.map(() => 0);
    this.known = seats.map(() => seats.map(() => 0));
    this.under = seats.map(() => null);
    seats.forEach((seat, number) => (seat.told = (who, count) => this.arrived(number, who, count)));
  }

  begin() {
    this.seats.forEach((_, number) => this.later(number, Math.random() * task.every));
  }

  later(number, milliseconds) {
    setTimeout(() => this.act(number), milliseconds);
  }

  act(number) {
    if (stopping) return;
    this.counts[number] += 1;
    this.under[number] = { sent: performance.now(), count: this.counts[number], missing: this.seats.length - 1 };
    this.seats[number].put(below(SQUARES));
    this.later(number, task.every * (0.8 + Math.random() * 0.4));
  }

  /** A person was told that somebody has acted so often; bots are nobody here. */
  arrived(ears, who, count) {
    if (who >= this.seats.length || count === this.known[ears][who]) return;
    if (count !== this.known[ears][who] + 1) fail(`act ${count} of ${who} after ${this.known[ears][who]}`);
    this.known[ears][who] = count;
    const under = this.under[who];
    if (ears === who || under?.count !== count) return;
    under.missing -= 1;
    if (under.missing === 0) tally.add(performance.now() - under.sent);
  }
}

const tables = [];
let left = task.tables;
const opener = async () => {
  while (left-- > 0) tables.push(new Table(await openHands(task.url, task.people, task.bots)));
};
await Promise.all(Array.from({ length: AT_ONCE }, opener));
for (const table of tables) table.begin();
await seconds(task.warm_up);
say({ now: 'measuring' });
tally = new Tally();
await seconds(task.seconds);
say({ now: 'done', ...tally.sum() });
stopping = true;
process.exit(0);
