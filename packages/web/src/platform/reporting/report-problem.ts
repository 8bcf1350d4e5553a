/** Takes something that was thrown. It throws nothing itself. */
export type Reporter = (problem: unknown) => void;

/** What happened before the reporter was there: it comes after idle, and only where one is configured. */
const KEPT = 20;
const waiting: unknown[] = [];
let reporter: Reporter | null = null;

/**
 * Tells the error-reporting service about something that people don't have to see (spec §7, §8). It throws nothing and waits
 * for nobody; where no service is configured the problem is forgotten.
 */
export function reportProblem(problem: unknown): void {
  if (reporter) reporter(problem);
  else if (waiting.length < KEPT) waiting.push(problem);
}

/** Hands over what has been waiting, and everything from now on. */
export function setReporter(next: Reporter | null): void {
  reporter = next;
  if (next) for (const problem of waiting.splice(0)) next(problem);
}
