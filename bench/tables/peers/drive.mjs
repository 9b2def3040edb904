// Plays on any of the servers and measures it from outside: node drive.mjs '{"server": ...}'
//
// Two connections a table, one for each seat. A move counts when the other seat has it, and then
// that seat answers. Every arrival is checked against what was played. What happens is told on
// stdout, one JSON object a line, so that whoever watches the server knows when to look.

import { createInterface } from 'node:readline';
import { HAND, SQUARES } from './swap.mjs';
import { below, fail, say, seconds, Tally } from './telling.mjs';

const task = JSON.parse(process.argv[2]);
const { open } = await import(`./seats/${task.server}.mjs`);
const AT_ONCE = 20;

/** Where a table is opened, and where its people connect; tables take turns. */
const places = task.places ?? [{ opened: task.url, entered: task.url }];

class Table {
  /** `seats` can `play(place, square)` and `look()`: what lies where, as that seat was last told. */
  constructor(place, seats) {
    this.place = place;
    this.seats = seats;
    this.played = 0;
    this.sent = 0;
    seats.forEach((seat, number) => (seat.told = (played) => this.arrived(number, played)));
  }

  move() {
    const seat = this.seats[this.played % 2];
    const place = below(HAND);
    this.square = below(SQUARES);
    this.card = seat.look().hand[place];
    this.sent = performance.now();
    seat.play(place, this.square);
  }

  /** A seat was told of a table with so many moves played: news for the one that is next. */
  arrived(seat, played) {
    if (seat !== played % 2 || played === this.played) return;
    const now = performance.now();
    const { board } = this.seats[seat].look();
    if (played !== this.played + 1 || board[this.square] !== this.card)
      fail(`move ${this.played + 1} came as ${played}, card ${this.card} as ${board[this.square]}`);
    this.played = played;
    tally.add(now - this.sent);
    this.place.tally.add(now - this.sent);
    if (!stopping) this.next(now);
  }

  begin() {
    this.move();
  }

  next() {
    this.move();
  }
}

/** A table where somebody thinks for a while before every move. */
class UnhurriedTable extends Table {
  begin(now) {
    this.due = now - Math.random() * task.pause; // so that not all tables move at once
    this.next(now);
  }

  next(now) {
    this.due = Math.max(this.due + task.pause, now);
    setTimeout(() => this.move(), this.due - now);
  }
}

let tally;
let stopping = false;
startTallies();

if (task.pause === null) await sit();
else await play();
process.exit(0);

/** Busy tables (no pause) or unhurried ones. */
async function play() {
  const tables = await connect(task.tables, task.pause ? UnhurriedTable : Table);
  for (const table of tables) table.begin(performance.now());
  await seconds(task.warm_up);
  say({ now: 'measuring' });
  startTallies();
  await seconds(task.seconds);
  say({ now: 'done', ...tally.sum(), places: places.map((place) => place.tally.sum()) });
  stopping = true;
}

/** Tables at which nobody does anything: some, then many more. */
async function sit() {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  for (const count of [task.few, task.tables]) {
    await connect(count, Table);
    say({ now: 'connected' });
    await lines.next();
  }
}

async function connect(count, Kind) {
  const tables = [];
  let left = count;
  const opener = async () => {
    while (left-- > 0) {
      const place = places[left % places.length];
      tables.push(new Kind(place, await open(place.opened, place.entered)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return tables;
}

/** One for all tables, and one for those of each place. */
function startTallies() {
  tally = new Tally();
  for (const place of places) place.tally = new Tally();
}
