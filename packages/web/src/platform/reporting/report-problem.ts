/** Reports a thrown value. Never throws. */
export type Reporter = (problem: unknown) => void;

/** Problems before the reporter is loaded: it loads after idle, and only where one is configured. */
const KEPT = 20;
const waiting: unknown[] = [];
let reporter: Reporter | null = null;

/**
 * Reports a problem that users need not see. It never throws and never blocks;
 * without a configured service the problem is dropped.
 */
export function reportProblem(problem: unknown): void {
  if (reporter) reporter(problem);
  else if (waiting.length < KEPT) waiting.push(problem);
}

/** Sends the queued problems and all later ones to the reporter. */
export function setReporter(next: Reporter | null): void {
  reporter = next;
  if (next) for (const problem of waiting.splice(0)) next(problem);
}
