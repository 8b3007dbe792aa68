// The load: node load.js SERVER URL GAME TABLES WARM MEASURE plays that many tables at once and prints figures as JSON.
//
// Everybody answers at once what he sees. A move counts when its mover has received the update with it.
'use strict';

const WebSocket = require('ws');
const tables = require('./tables');

const LAID_OUT_AT_ONCE = 20;
const [server, url, game] = process.argv.slice(2);
const [count, warm, measure] = process.argv.slice(5).map(Number);

let measuring = false;
let watched = 0; // updates received by the player who did not move
let again = 0; // games that ended and were followed by another
const latencies = [];

class Player {
  constructor(seat) {
    this.seat = seat;
    this.sent = 0;
    this.socket = new WebSocket(seat.address, { perMessageDeflate: false });
    this.socket.on('open', () => this.socket.send(seat.hello()));
    this.socket.on('close', (code) => this.fail(new Error(`hung up with ${code}`)));
    this.socket.on('error', (error) => this.fail(error));
    this.ready = new Promise((resolve) => {
      this.socket.on('message', (data) => this.hear(data.toString(), resolve));
    });
  }

  fail(error) {
    throw error;
  }

  hear(text, ready) {
    const told = this.seat.hear(text);
    if (typeof told === 'string') this.socket.send(told);
    else if (told !== null) this.see(told, ready);
  }

  see(told, ready) {
    if (told.moved && measuring) latencies.push(performance.now() - this.sent);
    if (!told.moved && measuring) watched += 1;
    this.told = told;
    if (!this.table) ready();
    else if (told.over && told.moved) this.table.next();
    else if (told.mine) this.move();
  }

  move() {
    this.sent = performance.now();
    this.socket.send(this.seat.move(this.told.mine));
  }

  leave() {
    this.socket.removeAllListeners('close');
    this.socket.close();
  }
}

class Table {
  async layOut() {
    const seats = await tables.layOut[server](url, game);
    this.players = seats.map((seat) => new Player(seat));
    await Promise.all(this.players.map((player) => player.ready));
  }

  begin() {
    for (const player of this.players) player.table = this;
    this.players.find((player) => player.told.mine).move();
  }

  async next() {
    again += 1;
    this.players.forEach((player) => player.leave());
    await this.layOut();
    this.begin();
  }
}

const seconds = (wait) => new Promise((resolve) => setTimeout(resolve, wait * 1000));
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function main() {
  const all = Array.from({ length: count }, () => new Table());
  for (let first = 0; first < count; first += LAID_OUT_AT_ONCE) {
    await Promise.all(all.slice(first, first + LAID_OUT_AT_ONCE).map((table) => table.layOut()));
  }
  all.forEach((table) => table.begin());
  await seconds(warm);
  const begun = performance.now();
  const busy = process.cpuUsage();
  measuring = true;
  await seconds(measure);
  measuring = false;
  const took = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(busy);
  const moves = latencies.length;
  if (!moves) throw new Error('nobody moved while it was measured');
  // everybody sees a game begin, too
  if (Math.abs(moves - watched) > 2 * (count + again)) throw new Error(`${moves} moves, but the others saw ${watched}`);
  latencies.sort((one, other) => one - other);
  const figures = { speed: moves / took, p50: share(latencies, 0.5), p99: share(latencies, 0.99), again };
  console.log(JSON.stringify({ ...figures, busy: (user + system) / 1e6 / took }));
  process.exit();
}

main();
