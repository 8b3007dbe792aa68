/** How things move; not at all for somebody who wants no motion. */
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** A die falls onto the table and bounces; in milliseconds, and how much later the next one does. */
export const FALL: Keyframe[] = [
  { translate: "0 -65%" },
  { translate: "0 0", offset: 0.5 },
  { translate: "0 -16%", offset: 0.72, easing: "ease-out" },
  { translate: "0 0" },
];
export const FALL_TIME = 550;
export const FALL_LATER = 40;
const MOST_DICE = 6;

/** How long dice roll, in milliseconds. */
export const rollTime = (): number => (still.matches ? 0 : FALL_TIME + FALL_LATER * (MOST_DICE - 1));

/** How long points take to count up. */
export const countTime = (): number => (still.matches ? 0 : 450);
