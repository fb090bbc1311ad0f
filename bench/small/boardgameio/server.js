// Piles (see ../smallgame) on boardgame.io's own server, as it comes: socket.io, matches in memory.
// node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const TURNS = 4000;
const PILES = 4;

const piles = {
  name: 'small',
  setup: ({ ctx }) => ({
    piles: Array(PILES).fill(TURNS),
    taken: Array.from({ length: ctx.numPlayers }, () => Array(PILES).fill(0)),
    turn: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, pile) => {
      if (!Number.isInteger(pile) || pile < 0 || pile >= PILES) return INVALID_MOVE;
      G.piles[pile] -= 1;
      G.taken[Number(playerID)][pile] += 1;
      G.turn += 1;
    },
  },
  endIf: ({ G }) => (G.turn >= TURNS ? { scores: G.taken.map((taken) => taken[PILES - 1]) } : undefined),
};

const server = Server({ games: [piles], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
