// Two seats at one of our tables.

import { WebSocket } from 'ws';
import { post } from './post.mjs';

/** Open a table, connect two people, perhaps to another of its house's servers, and begin. */
export async function open(url, entered) {
  const setup = { game: 'swap', seats: 2 };
  const host = await post(`${url}/api/tables`, { setup, guest: { name: 'One' } });
  const table = `${entered}/api/tables/${host.table}`;
  const guest = await post(`${table}/people`, { name: 'Two' });
  const seats = [new Seat(table, 0), new Seat(table, 1)];
  await seats[0].enter(host.token);
  await seats[1].enter(guest.token);
  const dealt = seats.map((seat) => seat.dealt);
  await seats[0].ask({ ask: 'begin' });
  await Promise.all(dealt);
  return seats;
}

/** Open a table in real time with so many people and bots, and begin. */
export async function openHands(url, people, bots) {
  const setup = { game: 'hands', seats: people + bots, clock: null };
  const host = await post(`${url}/api/tables`, { setup, guest: { name: '0' } });
  const table = `${url}/api/tables/${host.table}`;
  const seats = [];
  for (let number = 0; number < people; number++) {
    const { token } = number ? await post(`${table}/people`, { name: `${number}` }) : host;
    seats.push(new Hand(table, number));
    await seats[number].enter(token);
  }
  for (let seat = people; seat < people + bots; seat++)
    await seats[0].ask({ ask: 'seat_bot', seat, level: 'walker' });
  await seats[0].ask({ ask: 'begin' });
  return seats;
}

class Seat {
  told = () => {};
  asked = 0;
  answers = new Map();

  constructor(table, number) {
    this.number = number;
    const address = `${table.replace(/^http/, 'ws')}/socket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket.on('message', (text) => this.heard(JSON.parse(text)));
    this.socket.on('close', (code) => fail(`closed with ${code}`));
    this.opened = new Promise((resolve) => this.socket.on('open', resolve));
    this.dealt = new Promise((resolve) => (this.deal = resolve));
  }

  async enter(token) {
    await this.opened;
    await this.ask({ ask: 'hello', token });
    await this.ask({ ask: 'sit', seat: this.number });
  }

  /** Ask for something and wait for the answer; moves don't wait. */
  ask(command) {
    return new Promise((resolve) => this.answers.set(this.send(command), resolve));
  }

  send(command) {
    const id = String(this.asked++);
    this.socket.send(JSON.stringify({ id, ...command }));
    return id;
  }

  heard(message) {
    if (message.is === 'refused' || message.is === 'notice') fail(JSON.stringify(message));
    const { id, seq } = message;
    const view = message.view ?? message.moment?.view;
    if (this.answers.size && this.answers.has(id)) {
      this.answers.get(id)(message);
      this.answers.delete(id);
    }
    if (!view) return;
    this.length ??= view.left;
    this.seq = seq;
    this.seen = { hand: view.hands[this.number], board: view.board };
    this.deal();
    this.told(this.length - view.left);
  }

  look() {
    return this.seen;
  }

  play(place, square) {
    this.send({ ask: 'play', on: this.seq, move: { do: 'swap', place, square } });
  }
}

class Hand extends Seat {
  heard(message) {
    if (message.is === 'refused' || message.is === 'notice') fail(JSON.stringify(message));
    if (this.answers.has(message.id)) {
      this.answers.get(message.id)(message);
      this.answers.delete(message.id);
    }
    for (const { fact, seat, count } of message.moment?.facts ?? [])
      if (fact === 'was_put') this.told(seat, count);
  }

  put(square) {
    this.send({ ask: 'play', move: { do: 'put', square } });
  }
}

function fail(why) {
  throw new Error(`our server refused: ${why}`);
}
