/** Chances as texts take them: the language of the reader decides how a percentage is written. */
import { FluentNumber } from "@fluent/bundle";

const percent = (share: number, digits: number, sign: "auto" | "exceptZero"): FluentNumber =>
  new FluentNumber(share, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign,
  });

/** Closer together than this two chances would look the same without a digit after the point. */
const CLOSE = 0.015;

/** How many digits tell some chances apart. */
export const digitsFor = (...shares: number[]): number => {
  const sorted = shares.toSorted((one, other) => one - other);
  return sorted.some((share, at) => at > 0 && share - (sorted[at - 1] ?? 0) < CLOSE) ? 1 : 0;
};

/** A chance: 54 %. */
export const chance = (share: number, digits = 0): FluentNumber => percent(share, digits, "auto");

/** What a chance became more or less: +12 %. */
export const change = (share: number, digits = 0): FluentNumber => percent(share, digits, "exceptZero");
