const FORCE_AFTER_MS = 2_000;

/**
 * A signal that aborts when this run has to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the parent command.
 * Another Ctrl-C some seconds later ends the process at once; its services then end themselves (exit-with-parent.mjs).
 */
export function shutdownSignal() {
  const controller = new AbortController();
  let askedAt = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(name, () => {
      if (askedAt && Date.now() - askedAt > FORCE_AFTER_MS) process.exit(130);
      askedAt ||= Date.now();
      controller.abort(new Stopped(name));
    });
  }
  watchParent(() => controller.abort(new Stopped("the command above it died")));
  return controller.signal;
}

/** The abort reason of `shutdownSignal`. */
export class Stopped extends Error {}

/**
 * Detects a kill -9 of the parent, which cannot be forwarded, by the change of the parent id.
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
