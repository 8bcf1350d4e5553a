import type { LessonSpan } from "../schedule/lesson-span.ts";
import { joinOpensAt } from "./lesson-deadlines.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";
import type { LessonStatus } from "./lesson-status.ts";

/**
 * Where a lesson stands by the clock before it is settled: to come, its room is open, it is on, or it has ended and
 * the record of its room is not read yet.
 */
export const LESSON_PHASES = ["COMING", "OPEN", "ON", "ENDED"] as const;
export type LessonPhase = (typeof LESSON_PHASES)[number];

/** Korean labels of the phases, the same on every page. */
export const LESSON_PHASE_LABELS: Readonly<Record<LessonPhase, string>> = {
  COMING: "예정",
  OPEN: "곧 시작해요",
  ON: "수업 시간이에요",
  ENDED: "수업이 끝났어요",
};

/** The phase of a lesson that is neither settled nor canceled. */
export function lessonPhase(lesson: LessonSpan, now: Date): LessonPhase {
  if (now < joinOpensAt(lesson)) return "COMING";
  if (now < lesson.startsAt) return "OPEN";
  return now < lesson.endsAt ? "ON" : "ENDED";
}

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
