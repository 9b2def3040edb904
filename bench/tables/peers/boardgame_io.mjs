// boardgame.io as a server: node boardgame_io.mjs PORT memory|DIRECTORY

import { createRequire } from 'node:module';
import { deal, play, view } from './swap.mjs';

// Its server part is CommonJS only.
const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, storage] = process.argv.slice(2);

const Swap = {
  name: 'swap',
  minPlayers: 2,
  maxPlayers: 2,
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true, // its default keeps every state of a turn
  moves: {
    swap: ({ G, playerID }, place, square) => {
      if (!play(G, Number(playerID), place, square)) return INVALID_MOVE;
    },
  },
  playerView: ({ G, playerID }) => view(G, playerID === null ? null : Number(playerID)),
};

const server = Server({
  games: [Swap],
  origins: [Origins.LOCALHOST],
  ...(storage === 'memory' ? {} : { db: new FlatFile({ dir: storage }) }),
});
server.run(Number(port));
