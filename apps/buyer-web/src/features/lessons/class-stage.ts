import { isCourseOver, type KstDate, toKstDate } from "@pkg/domain";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import type { Match } from "@/lib/matches";
import type { Service } from "@/lib/services";

/** Where a paid course stands. */
export type ClassStage =
  /** The wishes were not sent. */
  | "WISHES"
  | "SEARCHING"
  /** A pair was dissolved, and the next tutor is searched for. */
  | "SEARCHING_AGAIN"
  /** Nobody fits: the buyer has to decide something. */
  | "STUCK"
  /** There is a tutor, and no lesson in the calendar yet. */
  | "FIRST_LESSON"
  | "RUNNING"
  | "OVER"
  /** There is a tutor, but the lessons could not be read. */
  | "UNREADABLE";

/** A paid course with what became of it. */
export interface ClassEntry {
  readonly course: Pick<Service, "wishesSentAt" | "isRunning">;
  readonly match: Pick<Match, "status" | "rematchedAt"> | null;
  /** Null when there is no match, or when they could not be read. */
  readonly lessons: Pick<ClassLessons, "counts" | "expiresOn" | "content"> | null;
}

/** Decides where a course stands at an instant. */
export function classStage({ course, match, lessons }: ClassEntry, now: Date): ClassStage {
  if (isOver(course, match, lessons, toKstDate(now))) return "OVER";
  if (!match) return course.wishesSentAt === null ? "WISHES" : "SEARCHING";
  if (match.status === "MATCHED") {
    if (!lessons) return "UNREADABLE";
    return lessons.counts.scheduled === 0 && lessons.counts.unscheduled > 0 ? "FIRST_LESSON" : "RUNNING";
  }
  if (match.status === "UNPAIRED" || match.status === "PROFILE_MATCH_FAILED") return "STUCK";
  return match.rematchedAt ? "SEARCHING_AGAIN" : "SEARCHING";
}

/** The days of a course count from its first lesson on; until then those of the order do. */
function isOver(
  course: ClassEntry["course"],
  match: ClassEntry["match"],
  lessons: ClassEntry["lessons"],
  today: KstDate,
): boolean {
  if (match?.status === "CANCELED") return true;
  if (!lessons?.expiresOn) return !course.isRunning && (lessons?.counts.scheduled ?? 0) === 0;
  return isCourseOver(lessons.counts, lessons.expiresOn, today);
}

/** Whether somebody taught, or was to teach, before. */
export function hadTutor(lessons: ClassEntry["lessons"]): boolean {
  return (
    lessons?.content.some(({ cancelReason, status }) => cancelReason === "REMATCH" || status !== "CANCELED") ?? false
  );
}
