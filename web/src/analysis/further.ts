import type { Making } from "../generated/wire";

/** How far it is, which is never less than it was: what has begun is not said to wait, nor to begin anew. */
export const further = (before: Making | null, now: Making): Making =>
  before?.state === "working"
    ? { ...now, state: "working", of: before.of, done: Math.max(before.done, now.done) }
    : now;
