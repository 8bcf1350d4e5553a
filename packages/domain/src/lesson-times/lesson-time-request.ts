import { changeableUntil, MOVE_AHEAD_HOURS } from "../lesson/lesson-deadlines.ts";
import type { ClassSide } from "../message/message.ts";
import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { DAY, HALF_HOUR, HOUR } from "../time/duration.ts";
import { addDays, atKstHour, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import { lessonSpan } from "./lesson-occurrences.ts";
import { MOVE_WITHIN_DAYS, type MoveProblem } from "./move-lesson.ts";

/** A time that one side asks for lies at least so many hours ahead: the other side needs time to answer. */
export const TIME_REQUEST_AHEAD_HOURS = 24;
/** Lessons are asked for from this hour of the day in Korea on, and end by midnight. */
export const TIME_REQUEST_FROM_HOUR = 6;

/** Another time for a lesson, outside of what both have said suits them; it holds nothing until the other side agrees. */
export interface LessonTimeRequest {
  /** Who asks. */
  readonly side: ClassSide;
  /** Where the lesson stood when it was asked. */
  readonly lessonStartsAt: Date;
  /** The time that is asked for. */
  readonly startsAt: Date;
}

/** A lesson for which another time is asked, and what both sides do otherwise. */
export interface RequestedLesson {
  readonly now: Date;
  readonly lesson: Pick<LessonSpan, "startsAt">;
  readonly minutes: number;
  /** Other lessons of the tutor and of the student. */
  readonly busy: readonly LessonSpan[];
}

/** Until when the other side may answer: as long as the lesson may be moved, and to a time that is far enough. */
export function timeRequestOpenUntil({ lessonStartsAt, startsAt }: LessonTimeRequest): Date {
  const newTimeUntil = new Date(startsAt.getTime() - MOVE_AHEAD_HOURS * HOUR);
  const lessonUntil = changeableUntil({ startsAt: lessonStartsAt });
  return lessonUntil < newTimeUntil ? lessonUntil : newTimeUntil;
}

/** Tells whether a request can be answered: nobody moved or missed the lesson since, and it is not too late. */
export function isTimeRequestOpen(
  request: LessonTimeRequest,
  lesson: { readonly startsAt: Date; readonly status: string },
  now: Date,
): boolean {
  const isSame = lesson.startsAt.getTime() === request.lessonStartsAt.getTime();
  return lesson.status === "SCHEDULED" && isSame && now <= timeRequestOpenUntil(request);
}

/**
 * Why a lesson cannot be held at a time that was asked for; null when it can, by consent. Weekly times and holidays do not matter.
 * @param aheadHours how far ahead it has to lie: more when it is asked for than when it is agreed to
 */
export function requestedTimeProblem(
  { now, lesson, minutes, busy }: RequestedLesson,
  to: Date,
  aheadHours: number = TIME_REQUEST_AHEAD_HOURS,
): MoveProblem | null {
  if (to <= now) return "PAST";
  if (now > changeableUntil(lesson)) return "CUT_OFF";
  const distance = Math.abs(to.getTime() - lesson.startsAt.getTime());
  const isNear = to.getTime() < now.getTime() + aheadHours * HOUR;
  const span = lessonSpan(to, minutes);
  const isFar = distance === 0 || distance > MOVE_WITHIN_DAYS * DAY;
  if (isNear || isFar || to.getTime() % HALF_HOUR !== 0 || !staysInDay(span)) return "UNSUITABLE";
  return busy.some((other) => lessonsOverlap(span, other)) ? "OVERLAP" : null;
}

function staysInDay({ startsAt, endsAt }: LessonSpan): boolean {
  const day = toKstDate(startsAt);
  return startsAt >= atKstHour(day, TIME_REQUEST_FROM_HOUR) && endsAt <= startOfKstDate(addDays(day, 1));
}
