/** What is wrong with a record, or keeps its dice from being checked. */
import type { Values } from "$lib/words";

/** `unfair`: the dice are not what they have to be; `unchecked`: nobody knows; `unreadable`: there is no such record. */
export type Kind = "unfair" | "unchecked" | "unreadable";

export class Finding extends Error {
  constructor(
    readonly kind: Kind,
    /** The name of the text that tells it. */
    readonly text: string,
    readonly values: Values = {},
  ) {
    super(text);
  }
}
