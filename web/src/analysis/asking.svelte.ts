/** Asks for the analysis of a game that is over, again and again until it is made. */
import { onDestroy } from "svelte";
import type { Analysis, Making } from "../generated/wire";
import { analysisOf } from "../house/ask";
import { further } from "./further";
import { troubleOf } from "../table/trouble";

/** Milliseconds until it is asked again. */
const AGAIN = 1200;

/** What was made already, by table. */
const made = new Map<string, Analysis>();

export class Asking {
  analysis = $state.raw<Analysis | null>(null);
  making = $state.raw<Making | null>(null);
  /** Why there is none, in words. */
  trouble = $state("");

  private timer = 0;
  private closed = false;

  constructor(private readonly table: string) {
    onDestroy(() => {
      this.closed = true;
      window.clearTimeout(this.timer);
    });
    this.analysis = made.get(table) ?? null;
    if (!this.analysis) void this.ask();
  }

  /** Ask once, and once more later where it is not made yet. */
  async ask(): Promise<void> {
    this.trouble = "";
    try {
      const answer = await analysisOf(this.table);
      if ("state" in answer) {
        this.making = further(this.making, answer);
        if (!this.closed) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
      } else {
        made.set(this.table, answer);
        this.analysis = answer;
      }
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}
