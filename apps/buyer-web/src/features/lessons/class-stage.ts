import { isCourseOver, type KstDate, toKstDate } from "@pkg/domain";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import type { Match } from "@/lib/lessons/matches";
import type { Service } from "@/lib/lessons/services";

/** State of a paid course. */
export type ClassStage =
  /** The wishes are not sent yet. */
  | "WISHES"
  | "SEARCHING"
  /** The pair was dissolved and the search for another tutor runs. */
  | "SEARCHING_AGAIN"
  /** No tutor fits: the buyer must widen the wishes. */
  | "STUCK"
  /** A tutor is assigned and no lesson is planned. */
  | "FIRST_LESSON"
  | "RUNNING"
  /** No lesson is left and its renewal is off: it can go on with its tutor. */
  | "RESTING"
  | "OVER"
  /** A tutor is assigned, but loading the lessons failed. */
  | "UNREADABLE";

/** A paid course with its match and stage. */
export interface ClassEntry {
  readonly course: Pick<Service, "wishesSentAt" | "isRunning">;
  readonly match: Pick<Match, "status" | "rematchedAt"> | null;
  /** Null without a match or when loading failed. */
  readonly lessons: Pick<ClassLessons, "counts" | "expiresOn" | "content" | "nextPaymentOn" | "rest"> | null;
}

/** Derives the stage of a course at an instant. */
export function classStage({ course, match, lessons }: ClassEntry, now: Date): ClassStage {
  if (isOver(course, match, lessons, toKstDate(now))) return "OVER";
  if (!match) return course.wishesSentAt === null ? "WISHES" : "SEARCHING";
  if (match.status === "MATCHED") {
    if (!lessons) return "UNREADABLE";
    if (lessons.rest) return "RESTING";
    return lessons.counts.scheduled === 0 && lessons.counts.unscheduled > 0 ? "FIRST_LESSON" : "RUNNING";
  }
  if (match.status === "UNPAIRED" || match.status === "PROFILE_MATCH_FAILED") return "STUCK";
  return match.rematchedAt ? "SEARCHING_AGAIN" : "SEARCHING";
}

/**
 * A course's days count from its first lesson; without its lessons, the list of paid courses tells. One that goes on with a
 * payment to come is not over in the days before it.
 */
function isOver(
  course: ClassEntry["course"],
  match: ClassEntry["match"],
  lessons: ClassEntry["lessons"],
  today: KstDate,
): boolean {
  if (match?.status === "CANCELED") return true;
  if (!lessons) return !course.isRunning;
  return (
    lessons.rest === null && lessons.nextPaymentOn === null && isCourseOver(lessons.counts, lessons.expiresOn, today)
  );
}

/** Whether the course had a tutor before. */
export function hadTutor(lessons: ClassEntry["lessons"]): boolean {
  return (
    lessons?.content.some(({ cancelReason, status }) => cancelReason === "REMATCH" || status !== "CANCELED") ?? false
  );
}
