// Two seats at a boardgame.io match, over its own socket protocol.

import { io } from 'socket.io-client';
import { post } from './post.mjs';

/** Open a match and take both seats. */
export async function open(url) {
  const { matchID } = await post(`${url}/games/swap/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const body = { playerID, playerName: playerID };
    const { playerCredentials } = await post(`${url}/games/swap/${matchID}/join`, body);
    const seat = new Seat(url, matchID, playerID, playerCredentials);
    await seat.ready;
    seats.push(seat);
  }
  return seats;
}

class Seat {
  told = () => {};

  constructor(url, matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials });
    this.socket = io(`${url}/swap`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.socket.emit('sync', matchID, playerID, credentials, 2));
    this.socket.on('update', (_, state) => this.take(state));
    this.ready = new Promise((resolve) => {
      this.socket.on('sync', (_, { state }) => {
        this.take(state);
        resolve();
      });
    });
  }

  take(state) {
    this.stateID = state._stateID;
    const { hands, board, played } = state.G;
    this.seen = { hand: hands[Number(this.playerID)], board };
    this.told(played);
  }

  look() {
    return this.seen;
  }

  play(place, square) {
    const { matchID, playerID, credentials, stateID } = this;
    const payload = { type: 'swap', args: [place, square], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  }
}
