// How either server is spoken to: laying out a table of Pig, and a seat's words on its websocket.
//
// A seat has an `address`, says `hello()` first, makes a move with `move(words)`, and understands with `hear(text)`:
// a string is to be sent back, an object is an update (`moved`: by this seat; `mine`: it may act), null is nothing.
'use strict';

const TARGET = 1000;

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
  constructor(url, table, seat, token) {
    this.address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.seat = seat;
    this.token = token;
    this.wished = false;
    this.number = 0;
    this.ref = 0;
  }

  static async layOut(url) {
    const chairs = [{ kind: 'person' }, { kind: 'person' }];
    const keys = await post(`${url}/api/tables`, { game: 'pig', chairs, options: { target: String(TARGET) } });
    return [1, 2].map((seat) => new CroupierSeat(url, keys.table, seat, keys.seats[seat]));
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
    if (!this.wished) {
      this.wished = true;
      return JSON.stringify({ kind: 'wish', seat: this.seat, luck: 'abc' });
    }
    const over = told.result !== undefined;
    if (!over && !told.turn.length) return null; // the other seat has not wished yet
    const view = told.views[this.seat];
    return {
      moved: this.ref > 0 && told.ref === this.ref,
      over,
      mine: this.seat in told.moves,
      gathered: view.gathered,
      score: view.scores[this.seat - 1],
    };
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
    const { matchID } = await post(`${url}/games/pig/create`, { numPlayers: 2, setupData: { target: TARGET } });
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
      mine: !over && ctx.currentPlayer === this.player,
      gathered: G.gathered,
      score: G.scores[this.player],
    };
  }
}

module.exports = { TARGET, layOut: { croupier: CroupierSeat.layOut, 'boardgame.io': BoardgameSeat.layOut } };
