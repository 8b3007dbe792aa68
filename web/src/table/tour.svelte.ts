/** A first game: being shown around, one place of the board after the other, once for every game in this browser. */
import { untrack } from "svelte";
import type { Box } from "../generated/wire";
import { isPlayed, keepChoice } from "../home/choice";
import type { Room } from "../house/room.svelte";
import type { Laid } from "./boards";
import { liking } from "$lib/liking.svelte";
import { say } from "$lib/words";

/** A place, by its `data-tour`, and what is told of it. */
export interface Stop {
  place: string;
  words: string;
}

/** The tour of a table: whether it is on, and whether somebody here has yet to see it. */
export class Touring {
  on = $state(false);
  readonly stops: Stop[];
  private readonly key: string;
  private toured = $state(false);

  /** @param playing whether somebody plays here who may want to be shown around */
  constructor(
    private readonly room: Room,
    private readonly box: Box,
    laid: Laid,
    private readonly playing: () => boolean,
  ) {
    this.stops = stopsOf(laid);
    this.key = `croupier.toured.${box.id}`;
    this.toured = localStorage.getItem(this.key) !== null;
    $effect(() => {
      if (this.unseen && this.patient && (room.settled || room.held)) this.on = true;
    });
    $effect(() => {
      if (room.due.length && !untrack(() => this.patient)) this.on = false;
    });
    $effect(() => {
      if (room.mine.length && isPlayed(box, room.news, room.result)) keepChoice(box, { played: true });
    });
    $effect(() => {
      if (!this.on) return undefined;
      untrack(() => room.rest());
      return () => room.wake();
    });
  }

  /** Whether somebody here could be shown around, and has not been yet. */
  get unseen(): boolean {
    return this.playing() && this.stops.length > 0 && liking.tours && !this.toured;
  }

  /** Whether it has to be asked for, because the game goes on meanwhile. */
  get offered(): boolean {
    return this.unseen && !this.patient;
  }

  end(): void {
    this.on = false;
    this.toured = true;
    localStorage.setItem(this.key, "yes");
  }

  /** Whether the game waits for somebody who is shown around. */
  private get patient(): boolean {
    return !this.room.table?.clock && (!this.box.realtime || this.room.alone);
  }
}

/** The places of a game, and where help is found afterwards; none where the game has no tour. */
function stopsOf({ guide, texts }: Laid): Stop[] {
  const stops = (guide?.tour ?? []).map((place) => ({ place, words: texts.say(`tour-${place}`) }));
  return stops.length ? [...stops, { place: "now", words: say("tour-now") }] : [];
}
