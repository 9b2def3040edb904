// Two seats at a Colyseus room.

import { Client } from '@colyseus/sdk';

/** Open a room and take both seats. */
export async function open(url) {
  const client = new Client(url);
  const first = new Seat(await client.create('swap'), 0);
  await first.ready;
  const second = new Seat(await client.joinById(first.room.roomId), 1);
  await second.ready;
  return [first, second];
}

/** Open a room for so many people; bots it has none. */
export async function openHands(url, people) {
  const client = new Client(url);
  const seats = [new Hand(await client.create('hands', { people }))];
  while (seats.length < people) seats.push(new Hand(await client.joinById(seats[0].room.roomId)));
  return seats;
}

class Hand {
  told = () => {};

  constructor(room) {
    this.room = room;
    room.onStateChange(({ counts }) => counts?.forEach((count, seat) => this.told(seat, count)));
    room.onMessage('was_put', ({ seat, count }) => this.told(seat, count));
    room.onMessage('refused', () => refused());
    room.onLeave((code) => refused(code));
  }

  put(square) {
    this.room.send('put', { square });
  }
}

class Seat {
  told = () => {};

  constructor(room, number) {
    this.room = room;
    // Either kind of room: one that shares its state, or one that sends a view.
    this.ready = new Promise((resolve) => {
      room.onStateChange(({ hands, board, played }) => {
        if (!hands?.length) return; // a room that only sends
        this.seen = { hand: hands[number].cards, board };
        resolve();
        this.told(played);
      });
      room.onMessage('view', ({ hands, board, played }) => {
        this.seen = { hand: hands[number], board };
        resolve();
        this.told(played);
      });
    });
    room.onMessage('refused', () => refused());
    room.onLeave((code) => refused(code));
  }

  look() {
    return this.seen;
  }

  play(place, square) {
    this.room.send('swap', { place, square });
  }
}

function refused(code = 'a move') {
  throw new Error(`Colyseus refused: ${code}`);
}
