import {
  bitsToCalendar,
  type LessonMove,
  type LessonScope,
  periodsToCalendar,
  setLessons,
  type WeeklyCalendar,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { type ClassRow, findBusy, type LessonRow } from "../repository.ts";
import type { OwnLesson } from "./lock-lesson.ts";
import { findTutorWeek } from "./repository.ts";

/** What moves with a lesson, and everything that decides where it may go. */
export interface BuiltMove extends LessonMove {
  readonly moving: readonly LessonRow[];
  /** The tutor's taken half-hours, this pair's own left out. */
  readonly taken: WeeklyCalendar;
}

/** Reads what a move of a lesson depends on; null for a lesson that can't move: taken, missed, canceled, or without a tutor. */
export async function buildLessonMove(
  db: Queryable,
  { row, lesson, lessons }: OwnLesson,
  scope: LessonScope,
): Promise<BuiltMove | null> {
  const week = row.tutorId === null ? undefined : await findTutorWeek(db, row.tutorId);
  if (lesson.status !== "SCHEDULED" || lesson.tutorId !== row.tutorId || !week) return null;
  const after = lessons.filter(({ status, startsAt }) => status === "SCHEDULED" && startsAt >= lesson.startsAt);
  const moving = scope === "ONE" ? [lesson] : after;
  const ids = new Set(moving.map(({ id }) => id));
  const before = lessons.filter(({ status, startsAt }) => status !== "CANCELED" && startsAt < lesson.startsAt);
  return {
    now: new Date(),
    scope,
    moving,
    lesson,
    count: moving.length,
    previousEndsAt: before.at(-1)?.endsAt ?? null,
    lessonStarts: row.lessonStarts,
    minutes: row.minutes,
    open: openForBoth(row, bitsToCalendar(week.weekBits)),
    taken: setLessons(bitsToCalendar(week.takenBits), row, 0),
    busy: (await findBusy(db, row)).filter(({ id }) => !ids.has(id)),
  };
}

function openForBoth({ wishes }: ClassRow, teaches: WeeklyCalendar): WeeklyCalendar {
  const learns = periodsToCalendar(wishes.weeklyAvailablePeriods);
  return teaches.map((open, slot) => open & (learns[slot] ?? 0));
}
