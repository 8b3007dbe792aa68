/** The generator of one roll, as docs/fair.md describes it. */
import { Misfit, type Chance } from "$lib/draw";

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

/** All rolls of a table by their numbers, from its key and everybody's luck in seat order; needs Web Crypto. */
export async function rollsOf(key: Uint8Array<ArrayBuffer>, luck: string[]): Promise<(roll: number) => Promise<Roll>> {
  const secret = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (roll) => {
    const message = new TextEncoder().encode([...luck, String(roll)].join("\n"));
    return new Roll(new DataView(await crypto.subtle.sign("HMAC", secret, message)).getBigUint64(0));
  };
}
