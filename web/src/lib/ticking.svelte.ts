/** The time of this page, for what counts down. */
const TICK = 100;

/** The clock of this page, read anew several times a second while somebody looks at it. */
export function ticking(running: () => boolean): { readonly current: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!running()) return;
    now = performance.now();
    const timer = window.setInterval(() => (now = performance.now()), TICK);
    return () => window.clearInterval(timer);
  });
  return {
    get current() {
      return now;
    },
  };
}

/** Whether a moment on the clock of this page is reached, to the millisecond; 0 always is. */
export function moment(at: () => number): { readonly reached: boolean } {
  let reached = $state(true);
  $effect.pre(() => {
    const left = at() - performance.now();
    reached = left <= 0;
    if (left <= 0) return;
    const timer = window.setTimeout(() => (reached = true), left);
    return () => window.clearTimeout(timer);
  });
  return {
    get reached() {
      return reached;
    },
  };
}
