import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { LessonStatus } from "./lesson-status.ts";

/** Where a lesson stands at an instant: one that nobody reported on has begun as soon as its time has. */
export const LESSON_STATES = ["COMING", "BEGUN", "ABSENT", "CANCELED"] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** Korean labels of where a lesson stands, for staff. */
export const LESSON_STATE_LABELS: Readonly<Record<LessonState, string>> = {
  COMING: "예정",
  BEGUN: "시작한 수업",
  ABSENT: "학생 결석",
  CANCELED: "취소",
};

/** Where a lesson stands at `now`. */
export function lessonState(
  { status, startsAt }: Pick<LessonSpan, "startsAt"> & { readonly status: LessonStatus },
  now: Date,
): LessonState {
  if (status === "ABSENT" || status === "CANCELED") return status;
  return startsAt > now ? "COMING" : "BEGUN";
}
