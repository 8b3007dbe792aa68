/** A first game of DICETTO without the rulebook. */
import type { Events, Moves, Spot, View } from "$games/dicetto";
import type { Guide, Hint } from "$lib/board";

/** The place of the Extra Roll Card. */
const EXTRA = "x";

/** What the logo counts for, by the bonus cards in play. */
function logo({ bonuses, spots }: View): Hint[] {
  const asked = (bonus: string): boolean => bonuses.some((one) => one.bonus === bonus);
  const [most, least] = [asked("most-logos"), asked("least-logos")];
  const logos = most ? (least ? "both" : "most") : least ? "least" : "none";
  return spots.some((spot) => spot.logo) ? [{ text: "now-logo", values: { logos }, clause: "D28" }] : [];
}

const offer = ({ spot, card, reach }: Spot): object => ({ kind: "offer", spot, card, sum: reach });

const guide: Guide<View, Moves, Events> = {
  wanted: ({ active, spots }) => ({
    seat: active,
    spot: spots.find((spot) => spot.card === "-")?.spot ?? "",
    rival: spots.find((spot) => spot.attack.length)?.owner ?? -1,
  }),
  tour: ["dice", "cards", "mine", "acts", "players"],
  now: ({ view, seat, choices }) => {
    const open = view.spots.filter((spot) => spot.open);
    const offers = open.map(offer);
    const own = view.spots.filter((spot) => spot.owner === seat - 1);
    const cards = own.filter((spot) => spot.spot !== EXTRA).map(({ card }) => card);
    const extra = (spots: Spot[]): Hint[] =>
      spots.some((spot) => spot.spot === EXTRA) ? [{ text: "now-extra", clause: "D19" }] : [];
    if (!choices.length && view.active === seat - 1) return [{ text: "now-roll", clause: "D7" }];
    if (!choices.length) {
      const stand: Hint[] = cards.length ? [{ text: "now-stand", values: { cards }, clause: "D5" }] : [];
      return [{ text: "now-wait", values: { seat: view.active }, clause: "D4" }, ...stand, ...extra(own)];
    }
    const { amount, points } = view.players[seat - 1] ?? { amount: 0, points: 0 };
    const goal: Hint = { text: "now-goal", values: { goal: view.goal, amount, points }, clause: "D24" };
    if (view.phase === "choice")
      return [
        { text: "now-hold", values: { rolls: view.rolls }, clause: "D8" },
        { text: offers.length ? "now-fit" : "now-no-fit", values: { offers }, clause: "D10" },
        { text: "now-stop", clause: "D9" },
        goal,
        ...logo(view),
      ];
    if (!offers.length) return [{ text: "now-none", clause: "D10" }, goal];
    const rivals = open.some((spot) => spot.owner >= 0 && spot.owner !== seat - 1);
    const push: Hint[] = rivals ? [{ text: "now-push", clause: "D20" }] : [];
    return [
      { text: "now-put", values: { offers }, clause: "D10" },
      ...push,
      { text: "now-keep", clause: "D5" },
      ...extra(open),
      goal,
      ...logo(view),
    ];
  },
};
export default guide;
