import { lessonTimes, pulseDueSince, restOf, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findComingCharge } from "../../../db/coming-charge.ts";
import { findPayFacts } from "../../../db/lesson-pay.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countLessons, expiryOf, isTrialClass, ownCounts, timesOf, usedOfTutor } from "./count-lessons.ts";
import { findClassEnd, trialOfferDueAt } from "./find-class-end.ts";
import { findLaterCourse } from "./find-later-course.ts";
import {
  type ClassRow,
  findLessons,
  findOwnClass,
  findPulse,
  findSeriesMoves,
  findTaughtIds,
  type LessonRow,
} from "./repository.ts";
import type { ClassLessonsWire } from "./schemas.ts";
import { toLesson } from "./to-lesson.ts";

/**
 * The lessons of a class as its buyer or its tutor sees them. Somebody who taught it before sees their own lessons.
 * @throws ApiError 404 for a class that is missing or somebody else's.
 */
export async function getClassLessons(
  { db, now, actor: { userId } }: Ctx<"account" | "link">,
  id: string,
): Promise<ClassLessonsWire> {
  const row = await findOwnClass(db, userId, id);
  if (!row) throw refuse.notFound();
  const lessons = await findLessons(db, id);
  const moves = await findSeriesMoves(db, id, now);
  const held = lessons.filter(({ status }) => status !== "CANCELED");
  const isBuyer = row.userId === userId;
  const side = isBuyer ? "BUYER" : "TUTOR";
  const pay = isBuyer ? null : await findPayFacts(db, userId, id);
  const seesAll = isBuyer || row.tutorUserId === userId;
  const taught = seesAll ? null : new Set(await findTaughtIds(db, userId, id));
  const own = lessons.filter((lesson) => !taught || taught.has(lesson.id));
  const numberOf = (lesson: LessonRow) => (lesson.status === "CANCELED" ? null : held.indexOf(lesson) + 1);
  return {
    content: own.map((lesson) => {
      const isOthers = !isBuyer && lesson.tutorUserId !== userId;
      const formerTutor = isBuyer && lesson.tutorId !== row.tutorId ? lesson.tutorName : null;
      const number = numberOf(lesson);
      return toLesson(lesson, { now, side, isOthers, formerTutor, pay: pay?.get(lesson.id), number });
    }),
    ...(seesAll ? presentOf(row, lessons, now) : { ...PAST, counts: ownCounts(own) }),
    nextPaymentOn: isBuyer ? ((await findComingCharge(db, row.orderItemId, now)) ?? null) : null,
    seriesMoves: seesAll
      ? moves.map((move) => ({ startsAt: move.startsAt, lessonTimes: lessonTimes(move.lessonStarts) }))
      : [],
    ...(isBuyer ? await atEnd(db, row, lessons, now) : { pulse: null }),
    role: side,
  };
}

/** What a class is now, for those who have it. */
const presentOf = (row: ClassRow, lessons: readonly LessonRow[], now: Date) => ({
  counts: countLessons(row, lessons),
  expiresOn: expiryOf(row, lessons),
  isExtended: expiryOf(row, lessons) !== expiryOf({ ...row, expiresNotBefore: null }, lessons),
  rest: toRest(row, now),
  lessonTimes: timesOf(row, lessons),
  isTrial: isTrialClass(row.courses),
});

/** How it goes on with another tutor is not told to the one before. */
const PAST = { expiresOn: null, isExtended: false, rest: null, lessonTimes: "", isTrial: false };

/** How a class rests; null unless it does. */
export function toRest({ restsUntil, endedAt }: Pick<ClassRow, "restsUntil" | "endedAt">, now: Date) {
  if (restsUntil === null) return null;
  const { keptUntil, until } = restOf({ until: restsUntil, isHeld: endedAt === null }, toKstDate(now));
  return { keptUntil, until };
}

/** What the family of a class is asked once it knows its tutor, and by when it is offered to go on. */
async function atEnd(db: Queryable, row: ClassRow, lessons: readonly LessonRow[], now: Date) {
  const answer = (await findPulse(db, row)) ?? null;
  const { end, counts } = await findClassEnd(db, row, lessons, now);
  const usedEnds = usedOfTutor(row, lessons).map(({ endsAt }) => endsAt);
  const isOver = end === "OVER" || row.status === "CANCELED";
  const isTrial = isTrialClass(row.courses);
  const facts = { usedEnds, totalLessons: counts.total, isTrial, isAnswered: answer !== null, isOver };
  const laterCourse = isOver ? await findLaterCourse(db, row) : undefined;
  const isToCome = end === "OVER" && row.endedAt === null && !laterCourse;
  const offerDueAt = isToCome ? trialOfferDueAt(row, lessons, now) : null;
  return {
    pulse: { isDue: pulseDueSince(facts, now) !== null, answer },
    ...(offerDueAt && { offerDueAt }),
    ...(laterCourse && { laterCourse }),
  };
}
