const FORCE_AFTER_MS = 2_000;

/**
 * A signal that aborts when this run has to end: Ctrl-C, SIGTERM, a closed terminal, or the command above it having died.
 * Another Ctrl-C some seconds later ends the process at once; its services notice that and end themselves (see leash.mjs).
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

/** The reason with which `shutdownSignal` aborts what is under way. */
export class Stopped extends Error {}

/**
 * Notices a kill -9 of the parent, which no process can forward: this one then has another parent.
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
