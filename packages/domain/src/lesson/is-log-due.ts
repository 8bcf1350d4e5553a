import type { CountedLesson } from "./lesson-counts.ts";

/** Tells whether a lesson waits for its tutor's log: it is over, was not missed, and nothing is written about it. */
export function isLogDue(
  { status, endsAt }: Pick<CountedLesson, "status" | "endsAt">,
  hasLog: boolean,
  now: Date,
): boolean {
  return (status === "SCHEDULED" || status === "DONE") && endsAt <= now && !hasLog;
}
