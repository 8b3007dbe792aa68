/** What did not work at a table, for as long as that matters. */
import { untrack } from "svelte";
import type { Box } from "../generated/wire";
import type { Room } from "../house/room.svelte";
import { refusedBy } from "./trouble";
import { say, type Texts } from "$lib/words";

/** Milliseconds for which a refusal stands where hands decide, and nobody has one free to close it. */
const HANDS_FULL = 6000;

export class Troubles {
  words = $state("");
  /** The clause that forbids what was tried, or nothing. */
  clause = $state("");

  /** @param past whether somebody looks back */
  constructor(room: Room, box: Box, texts: Texts, past: () => boolean) {
    const may = $derived(room.due.length > 0);
    let told = false;
    $effect(() => {
      const { problem, late } = room;
      if (problem)
        void refusedBy(problem, box.id, texts).then((words) => {
          if (room.problem === problem && !(past() && problem.clause)) this.say(words, problem.clause);
        });
      else if (late) this.say(say("tutor-late"));
      else if (told) this.settle();
      told = problem !== null || late;
    });
    $effect(() => {
      if ((past() || !may) && untrack(() => this.clause)) this.settle();
    });
    $effect(() => {
      if (!box.realtime || !this.clause) return undefined;
      void room.problem;
      const timer = window.setTimeout(() => this.settle(), HANDS_FULL);
      return () => window.clearTimeout(timer);
    });
  }

  say(words: string, clause = ""): void {
    this.words = words;
    this.clause = clause;
  }

  settle(): void {
    this.say("");
  }
}
