/** The generator of one roll, as docs/fair.md describes it. */
import { Misfit, type Chance } from "$lib/draw";
import { bytesOf, sha256 } from "$lib/sha256";

type Bytes = Uint8Array<ArrayBuffer>;
/** The bytes of a block of SHA-256; keys are no longer. */
const BLOCK = 64;
const HALF = 32n;
const LOW = 2n ** HALF;
const SIDES = 6n;
/** What is uneven about six dice, and so about fewer. */
const UNEVEN = LOW % SIDES ** 6n;

const wrap = (number: bigint): bigint => BigInt.asUintN(64, number);
const swap = (number: bigint): bigint => wrap((number >> HALF) | (number << HALF));

export class Roll implements Chance {
  private readonly key: bigint;
  private count = 0n;

  constructor(seed: bigint) {
    let k = wrap(seed + 0x9e3779b97f4a7c15n);
    k = wrap((k ^ (k >> 30n)) * 0xbf58476d1ce4e5b9n);
    k = wrap((k ^ (k >> 27n)) * 0x94d049bb133111ebn);
    this.key = (k ^ (k >> 31n)) | 1n;
  }

  private word(): bigint {
    const y = wrap(this.count * this.key);
    const z = wrap(y + this.key);
    this.count += 1n;
    let x = swap(wrap(y * y + y));
    x = swap(wrap(x * x + z));
    x = swap(wrap(x * x + y));
    return wrap(x * x + z) >> HALF;
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > LOW) throw new Misfit(`a number below ${limit}`);
    const wide = BigInt(limit);
    for (;;) {
      const product = this.word() * wide;
      if (product % LOW >= LOW % wide) return Number(product >> HALF);
    }
  }

  dice(amount: number): number[] {
    if (!Number.isInteger(amount) || amount < 1 || amount > SIDES) throw new Misfit(`${amount} dice`);
    for (;;) {
      let rest = this.word();
      const faces = Array.from({ length: amount }, () => {
        const product = rest * SIDES;
        rest = product % LOW;
        return 1 + Number(product >> HALF);
      });
      if (rest >= UNEVEN) return faces.sort((one, other) => one - other);
    }
  }
}

/** All rolls of a table by their numbers, from its key and everybody's luck in seat order. */
export async function rollsOf(key: Bytes, luck: string[]): Promise<(roll: number) => Promise<Roll>> {
  const sign = "subtle" in crypto ? await signer(key) : (message: Bytes): Bytes => hmac(key, message);
  return async (roll) => {
    const message = new TextEncoder().encode([...luck, String(roll)].join("\n"));
    return new Roll(new DataView((await sign(message)).buffer).getBigUint64(0));
  };
}

/** The browser's own HMAC-SHA-256. */
async function signer(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  const secret = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", secret, message));
}

/** The same where browsers keep theirs back: on pages that come over plain HTTP from another machine. */
function hmac(key: Bytes, message: Bytes): Bytes {
  const padded = (pad: number): number[] => Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad);
  const inner = bytesOf(sha256(Uint8Array.of(...padded(0x36), ...message)));
  return bytesOf(sha256(Uint8Array.of(...padded(0x5c), ...inner)));
}
