import type { LessonSpan } from "../schedule/lesson-span.ts";
import { HOUR, MINUTE } from "../time/duration.ts";
import type { CountedLesson } from "./lesson-counts.ts";

/** A lesson can be moved until this many hours before it begins. */
export const MOVE_CUT_OFF_HOURS = 12;
/** A lesson's new time lies at least this many hours ahead: the other side has to learn of it. */
export const MOVE_AHEAD_HOURS = 12;
/** A buyer can miss a lesson without using it up until this many hours before it begins. */
export const ABSENCE_CUT_OFF_HOURS = 12;
/** The lesson room opens this many minutes before the lesson. */
export const JOIN_OPENS_MINUTES = 10;
/**
 * It stays open, and time together counts, until so many minutes after the planned end: a lesson that began late may go
 * on.
 */
export const OVERTIME_MINUTES = 10;

/** Until when a lesson can be moved. */
export function changeableUntil({ startsAt }: Pick<LessonSpan, "startsAt">): Date {
  return new Date(startsAt.getTime() - MOVE_CUT_OFF_HOURS * HOUR);
}

/** Until when a buyer can miss a lesson without using it up. */
export function absenceFreeUntil({ startsAt }: Pick<LessonSpan, "startsAt">): Date {
  return new Date(startsAt.getTime() - ABSENCE_CUT_OFF_HOURS * HOUR);
}

/** Tells whether a lesson can be moved now. */
export function isLessonChangeable(lesson: Pick<CountedLesson, "status" | "startsAt">, now: Date): boolean {
  return lesson.status === "SCHEDULED" && now <= changeableUntil(lesson);
}

/** From when on a lesson's room is open. */
export function joinOpensAt({ startsAt }: Pick<LessonSpan, "startsAt">): Date {
  return new Date(startsAt.getTime() - JOIN_OPENS_MINUTES * MINUTE);
}

/** Until when a lesson's room is open. */
export function joinClosesAt({ endsAt }: Pick<LessonSpan, "endsAt">): Date {
  return new Date(endsAt.getTime() + OVERTIME_MINUTES * MINUTE);
}

/**
 * Tells whether a lesson's room is open: from ten minutes before it until ten minutes after it, also once its log is
 * written.
 */
export function isJoinOpen(lesson: Pick<CountedLesson, "status" | "startsAt" | "endsAt">, now: Date): boolean {
  const isHeld = lesson.status === "SCHEDULED" || lesson.status === "DONE";
  return isHeld && now >= joinOpensAt(lesson) && now < joinClosesAt(lesson);
}

/** Whether a lesson's log is due: it is over, was held as far as is known, and has no log. */
export function isLogDue(
  { status, settledAs, endsAt }: Pick<CountedLesson, "status" | "settledAs" | "endsAt">,
  hasLog: boolean,
  now: Date,
): boolean {
  const mayBeHeld = settledAs === "HELD" || (settledAs === null && status === "SCHEDULED");
  return mayBeHeld && endsAt <= now && !hasLog;
}

/** Answers to "잘 맞나요?", which a buyer is asked once the pair has met three times. */
export const PULSE_ANSWERS = ["GOOD", "OKAY", "BAD"] as const;
export type PulseAnswer = (typeof PULSE_ANSWERS)[number];

export const PULSE_LABELS: Readonly<Record<PulseAnswer, string>> = {
  GOOD: "잘 맞아요",
  OKAY: "보통이에요",
  BAD: "아쉬워요",
};

/** After this many lessons a buyer is asked whether the tutor fits. */
export const PULSE_AFTER_LESSONS = 3;

/** After how many lessons a buyer is asked, in a course of so many: a trial is over after one. */
export const pulseAfter = (totalLessons: number): number => Math.max(1, Math.min(PULSE_AFTER_LESSONS, totalLessons));

/**
 * Whether to ask a buyer now: the pair has used up enough lessons of a course of so many, and there is no answer yet.
 */
export function isPulseDue(usedLessons: number, answer: PulseAnswer | null, totalLessons: number): boolean {
  return answer === null && usedLessons >= pulseAfter(totalLessons);
}
