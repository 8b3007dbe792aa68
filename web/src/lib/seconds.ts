/** Seconds as texts take them: the language of the reader decides how a tenth is written. */
import { FluentNumber } from "@fluent/bundle";

/** A time in seconds with a tenth: 4.2. */
export const seconds = (milliseconds: number): FluentNumber =>
  new FluentNumber(milliseconds / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
