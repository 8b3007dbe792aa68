/** How dice and horses look; every horse is told by its number too. */

/** The faces by the colour of their dice; blanks apart. */
export const FACES: Record<string, string[]> = {
  white: ["horseshoe"],
  red: ["double", "whipping", "tempo"],
  yellow: ["helmet", "interference", "dead-even", "losing-speed"],
  green: ["outsider-1000", "outsider-2000", "outsider-3000"],
  black: ["side-bet", "extra-move", "disqualified", "inside-tip"],
};
export const COLOURS = Object.keys(FACES);

const DICE: Record<string, [die: string, ink: string]> = {
  white: ["#fbf6e9", "#1c1a15"],
  red: ["#b8322a", "#ffffff"],
  yellow: ["#f2c531", "#1c1a15"],
  green: ["#237a49", "#ffffff"],
  black: ["#2a2a30", "#f6ecd2"],
};

/** The colours of a die and of what is drawn on it. */
export const dieColours = (colour: string): [die: string, ink: string] => DICE[colour] ?? ["#fbf6e9", "#1c1a15"];

/** The colour of the die that shows a face. */
export const colourOf = (face: string): string =>
  COLOURS.find((colour) => face === `${colour}-blank` || FACES[colour]?.includes(face)) ?? "white";

const COATS = ["#7a4a28", "#3d2f25", "#b5ac9c", "#a8642d"];

/** The coat of a horse, the silk of its rider, dark enough for white numbers, and the pattern on it. */
export const steed = (number: number): { coat: string; silk: string; pattern: number } => ({
  coat: COATS[number % COATS.length] ?? "#7a4a28",
  silk: `oklch(47% 0.15 ${(number * 137) % 360})`,
  pattern: number % 3,
});
