// How either server is spoken to: laying out a table, and a seat's words on its websocket.
//
// A seat has an `address`, says `hello()` first, makes a move with `move(words)`, and understands with `hear(text)`:
// a string is to be sent back, an object is an update (`moved`: by this seat; `mine`: what it will do, if it may act),
// null is nothing.
'use strict';

const { createHash } = require('node:crypto');

const LUCK = 'abc';
const PROMISE = createHash('sha256').update(LUCK).digest('hex');
const TARGETS = { pig: 1000, tutto: 20000 };

// Pig: roll until 20 points are gathered, or enough to win.
const greedy = ({ gathered, scores }, seat) =>
  gathered >= 20 || scores[seat] + gathered >= TARGETS.pig ? 'hold' : 'roll';

// Stop where that is allowed, else the first move offered.
const timid = (offered) => (offered.find(({ words }) => words === 'stop') ?? offered[0]).words;

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class CroupierSeat {
  constructor(url, game, table, seat, token) {
    this.game = game;
    this.address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.seat = seat;
    this.token = token;
    this.said = '';
    this.number = 0;
    this.ref = 0;
  }

  static async layOut(url, game) {
    const chairs = [{ kind: 'person' }, { kind: 'person' }];
    const keys = await post(`${url}/api/tables`, { game, chairs, options: { target: String(TARGETS[game]) } });
    return [1, 2].map((seat) => new CroupierSeat(url, game, keys.table, seat, keys.seats[seat]));
  }

  hello() {
    return JSON.stringify({ kind: 'hello', tokens: [this.token], seen: null });
  }

  move(words) {
    this.ref += 1;
    return JSON.stringify({ kind: 'move', seat: this.seat, words, seen: this.number, ref: this.ref });
  }

  hear(text) {
    const told = JSON.parse(text);
    if (told.kind === 'here') return null;
    if (told.kind !== 'update') throw new Error(text);
    this.number = told.number;
    const over = told.result !== undefined;
    if (!over && !told.turn.length) return this.wish(told.table);
    return { moved: this.ref > 0 && told.ref === this.ref, over, mine: this.choose(told) };
  }

  // Before the game: luck is promised, and shown when the other seat has promised its own; nothing while that is waited
  // for. A house of the version before wants no promise.
  wish(table) {
    const promised = table && table.seats[this.seat - 1].promise;
    const kind = promised === undefined || table.revealing ? 'wish' : 'promise';
    if (!table || this.said === kind || (promised && kind === 'promise')) return null;
    this.said = kind;
    return JSON.stringify({ kind, seat: this.seat, ...(kind === 'wish' ? { luck: LUCK } : { promise: PROMISE }) });
  }

  choose({ moves, views }) {
    if (!(this.seat in moves)) return '';
    return this.game === 'pig' ? greedy(views[this.seat], this.seat - 1) : timid(moves[this.seat]);
  }
}

// Socket.IO packets over Engine.IO 4: 0 open, 2 ping, 3 pong, 40 connect, 42 event.
class BoardgameSeat {
  constructor(url, match, player, credentials) {
    this.address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.match = match;
    this.player = player;
    this.credentials = credentials;
    this.state = 0;
  }

  static async layOut(url) {
    const { matchID } = await post(`${url}/games/pig/create`, { numPlayers: 2, setupData: { target: TARGETS.pig } });
    const seats = [];
    for (const playerID of ['0', '1']) {
      const joined = await post(`${url}/games/pig/${matchID}/join`, { playerID, playerName: playerID });
      seats.push(new BoardgameSeat(url, matchID, playerID, joined.playerCredentials));
    }
    return seats;
  }

  hello() {
    return '40/pig,';
  }

  event(...words) {
    return `42/pig,${JSON.stringify(words)}`;
  }

  move(words) {
    const payload = { type: words, args: [], playerID: this.player, credentials: this.credentials };
    return this.event('update', { type: 'MAKE_MOVE', payload }, this.state, this.match, this.player);
  }

  hear(text) {
    if (text === '2') return '3';
    if (text.startsWith('0')) return null;
    if (text.startsWith('40/pig,')) return this.event('sync', this.match, this.player, this.credentials, 2);
    if (!text.startsWith('42/pig,')) throw new Error(text);
    const [kind, , told, log] = JSON.parse(text.slice(7));
    if (kind !== 'update' && kind !== 'sync') return null;
    const { G, ctx, _stateID } = kind === 'sync' ? told.state : told;
    this.state = _stateID;
    const over = ctx.gameover !== undefined;
    return {
      moved: kind === 'update' && log[0].action.payload.playerID === this.player,
      over,
      mine: !over && ctx.currentPlayer === this.player ? greedy(G, this.player) : '',
    };
  }
}

module.exports = { layOut: { croupier: CroupierSeat.layOut, 'boardgame.io': BoardgameSeat.layOut } };
