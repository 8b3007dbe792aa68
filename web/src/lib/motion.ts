/** How long dice roll, in milliseconds; not at all for somebody who wants no motion. */
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export const rollTime = (): number => (still.matches ? 0 : 550);
