/** The last move of a race: it is looked at on the track before the podium takes its place. */
import { untrack } from "svelte";
import type { Events, View } from "$games/finish_line";
import type { Happened } from "$lib/board";
import { liking } from "$lib/liking.svelte";

/** So long the horses are seen as they crossed the line, in milliseconds. */
const CROSSED = 2500;
/** So many numbers there are for the events of one step. */
const STEP = 1000;

/** What a board tells of its race. */
interface Race {
  view: () => View;
  events: () => Happened<Events>[];
  finished: () => boolean;
}

export class Crossing {
  /** The race before its last move, and the number of the last that had happened then. */
  private running: { view: View; at: number } | null = null;
  /** The track with the horses as they crossed the line, while that is looked at. */
  track = $state.raw<View | null>(null);

  constructor({ view, events, finished }: Race) {
    const last = (): number => events().at(-1)?.at ?? 0;
    $effect.pre(() => {
      if (finished()) return;
      this.running = { view: view(), at: last() };
      this.track = null;
    });
    $effect.pre(() => {
      if (!finished()) return undefined;
      return untrack(() => this.cross(view(), last()));
    });
  }

  /** Show the last move for a while, where it was seen as it was made. */
  private cross(view: View, at: number): (() => void) | undefined {
    const { running } = this;
    this.running = null;
    const order = view.sheets.at(-1)?.finish ?? [];
    if (!running || Math.floor(at / STEP) > Math.floor(running.at / STEP) + 1 || !liking.pace) return undefined;
    const row = running.view.row.toSorted((one, other) => order.indexOf(other.number) - order.indexOf(one.number));
    this.track = { ...running.view, row, level: false, hand: [], roll: [] };
    const timer = window.setTimeout(() => (this.track = null), CROSSED * liking.pace);
    return () => {
      window.clearTimeout(timer);
      this.track = null;
    };
  }
}
