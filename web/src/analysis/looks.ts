/** How seats and moments are told apart on the curve, also without colours. */
import type { Moment } from "./course";

const DASHES = ["", "8 4", "2 4", "12 4 2 4", "4 8", "16 4", "8 4 2 4 2 4", "2 8", "20 6", "6 2"];

/** The dashes of the line of a seat, counted from 0. */
export const dashOf = (place: number): string => DASHES[place % DASHES.length] ?? "";

/** The sign of a moment, which is read to nobody. */
export const SIGNS: Record<Moment["kind"], string> = { cost: "?", lucky: "▲", unlucky: "▼" };
