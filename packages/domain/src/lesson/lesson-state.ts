import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";
import type { LessonStatus } from "./lesson-status.ts";

/**
 * Where a lesson stands at an instant: it has begun as soon as its time has, until it is settled otherwise than held.
 */
export const LESSON_STATES = ["COMING", "BEGUN", "ASKED", "ABSENT", "CANCELED"] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** Korean labels of where a lesson stands, for staff. */
export const LESSON_STATE_LABELS: Readonly<Record<LessonState, string>> = {
  COMING: "예정",
  BEGUN: "시작한 수업",
  ASKED: "확인 중",
  ABSENT: "학생 결석",
  CANCELED: "취소",
};

/** Where a lesson stands at `now`. */
export function lessonState(
  {
    status,
    settledAs,
    startsAt,
  }: Pick<LessonSpan, "startsAt"> & { readonly status: LessonStatus; readonly settledAs: LessonOutcome | null },
  now: Date,
): LessonState {
  if (status === "ABSENT" || status === "CANCELED") return status;
  if (settledAs === "ASKED") return settledAs;
  return startsAt > now ? "COMING" : "BEGUN";
}
