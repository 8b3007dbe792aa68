/** Standing dice on cards without knowing the rules: a plan goes from one listed move to the next. */
import type { Events, Moves } from "$games/dicetto";
import { type Choice, holds, type Kind } from "$lib/board";
import { mark } from "./throw";

/** For each die of the row the spot it is to stand on; empty where it stays. */
export type Plan = string[];

type Group = Kind<Moves, "place">["groups"][number];

/** What a plan does to those who stand on a spot. */
export type Effect = "" | "pushed-off" | "challenged";

export const total = (faces: number[]): number => faces.reduce((sum, face) => sum + face, 0);
const on = (groups: Group[], spot: string): number[] => groups.find((group) => group.spot === spot)?.faces ?? [];
const keyOf = (groups: Group[], without = ""): string =>
  groups.flatMap(({ spot, faces }) => (spot === without ? [] : [`${spot} ${faces.join(" ")}`])).join();

/** The plan of a move: which of a row of dice stand where with it; none where it places nothing. */
export function standing(row: number[], move: Moves | undefined): Plan {
  const plan = row.map(() => "");
  for (const { spot, faces } of move?.kind === "place" ? move.groups : [])
    mark(
      row.map((face, place) => (plan[place] ? 0 : face)),
      faces,
    ).forEach((stands, place) => stands && (plan[place] = spot));
  return plan;
}

/** The ways to place a row of dice that the house lists. */
export class Ways {
  private readonly puts: (Choice<Moves, Events> & { groups: Group[] })[];

  constructor(
    choices: Choice<Moves, Events>[],
    private readonly row: number[],
  ) {
    this.puts = choices.flatMap((one) => (one.move.kind === "place" ? [{ ...one, groups: one.move.groups }] : []));
  }

  /** Whether dice may be placed at all. */
  get open(): boolean {
    return this.puts.length > 0;
  }

  /** The listed move that places dice like this. */
  choice(plan: Plan): Choice<Moves, Events> | undefined {
    const key = keyOf(this.groups(plan));
    return this.puts.find((put) => keyOf(put.groups) === key);
  }

  /** What a plan would do to those who stand on a spot. */
  effect(plan: Plan, spot: string): Effect {
    for (const event of this.choice(plan)?.events ?? [])
      if ((event.kind === "pushed-off" || event.kind === "challenged") && event.spot === spot) return event.kind;
    return "";
  }

  /** A plan with the picked dice on a spot, and as many others as they need there; with none picked, the highest sum. */
  with(plan: Plan, spot: string, picked: boolean[]): Plan | undefined {
    const wanted = this.row.filter((_, place) => picked[place]);
    const there = this.row.filter((_, place) => plan[place] === spot);
    const faces =
      this.best(plan, spot, [...wanted, ...there], wanted.length > 0) ?? this.best(plan, spot, wanted, true);
    return faces && this.stand(plan, spot, faces, picked);
  }

  /** A plan without a die, and without those that cannot stay on its spot alone. */
  without(plan: Plan, place: number): Plan {
    const spot = plan[place] ?? "";
    const stay = this.row.filter((_, other) => other !== place && plan[other] === spot);
    const faces = this.fitting(plan, spot)
      .filter((one) => holds(stay, one))
      .toSorted((one, other) => other.length - one.length)[0];
    const left = plan.map((one, other) => other !== place && one === spot);
    return this.stand(plan, spot, faces ?? [], left);
  }

  /** The sum of the dice that a plan stands on a spot. */
  sum(plan: Plan, spot: string): number {
    return total(this.row.filter((_, place) => plan[place] === spot));
  }

  private best(plan: Plan, spot: string, least: number[], few: boolean): number[] | undefined {
    const sizes = (one: number[], other: number[]): number => one.length - other.length;
    const sums = (one: number[], other: number[]): number => total(other) - total(one);
    return this.fitting(plan, spot)
      .filter((faces) => holds(faces, least))
      .toSorted((one, other) =>
        few ? sizes(one, other) || sums(one, other) : sums(one, other) || sizes(one, other),
      )[0];
  }

  /** What can stand on a spot while everything else of a plan stays as it is. */
  private fitting(plan: Plan, spot: string): number[][] {
    const others = keyOf(this.groups(plan), spot);
    return this.puts
      .filter((put) => keyOf(put.groups, spot) === others)
      .map((put) => on(put.groups, spot))
      .filter((faces) => faces.length);
  }

  private stand(plan: Plan, spot: string, faces: number[], preferred: boolean[]): Plan {
    const free = this.row.map((face, place) => (plan[place] && plan[place] !== spot ? 0 : face));
    const marked = mark(free, faces, preferred);
    return this.row.map((_, place) => (marked[place] ? spot : plan[place] === spot ? "" : (plan[place] ?? "")));
  }

  private groups(plan: Plan): Group[] {
    const spots = [...new Set(plan.filter(Boolean))].sort();
    const facesOn = (spot: string): number[] => this.row.filter((_, place) => plan[place] === spot).sort();
    return spots.map((spot) => ({ kind: "group", spot, faces: facesOn(spot) }));
  }
}
