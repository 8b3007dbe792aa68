/** What somebody has set in motion is brought into view, where he could not see it. */

/** Milliseconds after an act in which dice that roll are its dice. */
const SOON = 3000;
/** What bars cover at the top and the bottom of a screen, in pixels. */
const BARS = 90;

let actedAt = -Infinity;

/** Somebody here has acted. */
export function acted(): void {
  actedAt = performance.now();
}

/** Dice roll here: shows them to who has just acted and does not see them. */
export function bring(dice: Element): void {
  if (performance.now() - actedAt > SOON) return;
  const { top, bottom } = dice.getBoundingClientRect();
  if (top >= BARS && bottom <= innerHeight - BARS) return;
  actedAt = -Infinity;
  dice.scrollIntoView({ block: "center" });
}
