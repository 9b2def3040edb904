// Colyseus as a server: node colyseus.mjs PORT state|patches|messages
//
// state: hidden hands as filtered state, sent at the default patch rate
// patches: the same, sent at once after every move
// messages: no shared state; after every move each seat is sent its view

import { Room, Server } from '@colyseus/core';
import { schema, StateView, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { put, setOut } from './hands.mjs';
import { deal, play, view } from './swap.mjs';

const [port, way] = process.argv.slice(2);

const Hand = schema({ cards: t.array('uint8').view(), seen: t.array('uint8') }, 'Hand');
const Table = schema(
  { hands: t.array(Hand), board: t.array('uint8'), played: t.uint32() },
  'Table',
);

class TwoSeats extends Room {
  maxClients = 2;

  /** The seat is where a client stands among those who joined. */
  seat(client) {
    return this.seats.indexOf(client.sessionId);
  }

  onCreate() {
    this.seats = [];
    this.onMessage('swap', (client, { place, square }) => {
      if (play(this.table, this.seat(client), place, square)) this.tell();
      else client.send('refused');
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    this.welcome(client);
  }
}

class ByState extends TwoSeats {
  onCreate() {
    super.onCreate();
    const { hands, board, played } = deal();
    this.table = new Table({ hands: hands.map((hand) => new Hand(hand)), board, played });
    this.state = this.table;
    if (way === 'patches') this.patchRate = null;
  }

  welcome(client) {
    client.view = new StateView();
    client.view.add(this.table.hands[this.seat(client)]);
  }

  tell() {
    if (way === 'patches') this.broadcastPatch();
  }
}

class ByMessages extends TwoSeats {
  onCreate() {
    super.onCreate();
    this.table = deal();
    this.patchRate = null;
  }

  welcome(client) {
    client.send('view', view(this.table, this.seat(client)));
  }

  tell() {
    for (const client of this.clients) this.welcome(client);
  }
}

const Board = schema({ pawns: t.array('uint8'), counts: t.array('uint32') }, 'Board');

/** A room in real time: all act when they like, and all see everything. */
class Hands extends Room {
  onCreate({ people }) {
    this.maxClients = people;
    this.seats = [];
    this.table = way === 'messages' ? setOut(people) : new Board(setOut(people));
    if (way !== 'messages') this.state = this.table;
    if (way !== 'state') this.patchRate = null;
    this.onMessage('put', (client, { square }) => {
      const seat = this.seats.indexOf(client.sessionId);
      if (!put(this.table, seat, square)) client.send('refused');
      else if (way === 'patches') this.broadcastPatch();
      else if (way === 'messages') this.broadcast('was_put', { seat, square, count: this.table.counts[seat] });
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('swap', way === 'messages' ? ByMessages : ByState);
server.define('hands', Hands);
await server.listen(Number(port));
