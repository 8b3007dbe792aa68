/** SHA-256 in plain code: the browser's own is missing on pages that come over plain HTTP from another machine. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) prime &&= candidate % divisor > 0;
    const root = candidate ** power;
    if (prime) found.push(((root - Math.floor(root)) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, from: number): number[] {
  const words: number[] = [];
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) words.push(view.getInt32(from + 4 * at));
    else {
      const [early, late] = [words[at - 15]!, words[at - 2]!];
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words.push((words[at - 16]! + small + words[at - 7]! + large) | 0);
    }
  }
  return words;
}

/** The hash of some bytes, or of a text in UTF-8, in hexadecimal digits. */
export function sha256(message: Uint8Array | string): string {
  const view = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  const hash = [...START];
  for (let from = 0; from < view.byteLength; from += 64) {
    const words = schedule(view, from);
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const chosen = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[at]! + words[at]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** 128 random bits that nobody can guess, in hexadecimal digits. */
export const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
