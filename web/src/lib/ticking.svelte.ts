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
