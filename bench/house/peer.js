// Pig on boardgame.io's own server, its tables in memory.
//
// It sends whole positions: patches (`deltaState`) made it slower. package.json holds koa-compose back at 4.1.0, because
// with 4.2.0 the lobby of boardgame.io 0.50.2 answers 404 to everything.
'use strict';

const { Server } = require('boardgame.io/server');

// A 1 takes what was gathered and ends the turn.
const pig = {
  name: 'pig',
  disableUndo: true, // Pig has no undo, and keeping positions for one costs time
  setup: (_, { target }) => ({ target, scores: [0, 0], gathered: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      if (face === 1) {
        G.gathered = 0;
        events.endTurn();
      } else {
        G.gathered += face;
      }
    },
    hold: ({ G, playerID, events }) => {
      G.scores[playerID] += G.gathered;
      G.gathered = 0;
      if (G.scores[playerID] >= G.target) events.endGame({ winner: playerID });
      else events.endTurn();
    },
  },
};

Server({ games: [pig], origins: [] }).run(Number(process.argv[2]));
