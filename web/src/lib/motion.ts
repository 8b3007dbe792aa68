/** How things move; not at all for somebody who wants no motion. */
import { liking } from "./liking.svelte";

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

/** Whether things may fly and shake: not for somebody who wants no waiting, nor where nobody looks. */
const lively = (): boolean => !still.matches && liking.pace > 0 && !document.hidden;

const FLIGHT_TIME = 380;
const SHAKE_TIME = 420;
const SHAKE: Keyframe[] = [0, -7, 6, -4, 3, 0].map((far) => ({ translate: `${far}px 0` }));

/** Shakes an element, once for every number but 0: `{@attach shaken(at)}`. */
export const shaken =
  (at: number) =>
  (element: Element): void => {
    if (at && lively()) element.animate(SHAKE, SHAKE_TIME);
  };

/** Dice that fly from where they lie to a row of those put aside: look before the board changes, land after it. */
export class Flight {
  private lying: { face: string | undefined; box: DOMRect }[] = [];
  private put = Infinity;

  /** Remember where the dice of a roll lie, those chosen first. */
  look(roll: Element | undefined): void {
    const dice = [...(roll?.querySelectorAll<HTMLElement>(".die") ?? [])];
    const chosen = (die: Element): boolean => die.classList.contains("chosen");
    this.lying = [...dice.filter(chosen), ...dice.filter((die) => !chosen(die))].map((die) => ({
      face: die.dataset.face,
      box: die.getBoundingClientRect(),
    }));
  }

  /** Let the dice that have come to a row fly there, each from where one with its face lay. */
  land(row: Element | undefined): void {
    const dice = [...(row?.querySelectorAll<HTMLElement>(".die") ?? [])];
    for (const die of dice.slice(this.put)) {
      const at = this.lying.findIndex((one) => one.face === die.dataset.face);
      const [from] = at < 0 ? [] : this.lying.splice(at, 1);
      if (from && lively()) die.animate(flight(from.box, die.getBoundingClientRect()), FLIGHT);
    }
    this.put = dice.length;
  }
}

const FLIGHT = { duration: FLIGHT_TIME, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" };
const flight = (from: DOMRect, to: DOMRect): Keyframe[] => [
  {
    translate: `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`,
    scale: from.width / to.width,
  },
  { translate: "0 0", scale: 1 },
];

/** How long points take to count up. */
export const countTime = (): number => (still.matches ? 0 : 450);
