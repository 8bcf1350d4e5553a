import { isLogDue } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { describeMatches } from "../classes/describe-classes.ts";
import { ownCounts, timesOf } from "../lessons/count-lessons.ts";
import { findLessonsOf, findTaughtClasses } from "./find-taught-classes.ts";
import { findTutorId } from "./repository.ts";
import type { TutorClassWire } from "./schemas.ts";

/**
 * The students of the signed-in tutor, the one with the next lesson first; a class that somebody else teaches by now stays as
 * long as a lesson of this tutor waits for its log, or for an answer.
 * @param which `onlyRunning` leaves out classes that are over, unless such a lesson waits
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function listTutorClasses(
  db: Queryable,
  userId: string,
  which: { onlyRunning?: boolean } = {},
): Promise<TutorClassWire[]> {
  const tutorId = requireTutor(await findTutorId(db, userId));
  const classes = await findTaughtClasses(db, tutorId, which);
  const lessons = await findLessonsOf(
    db,
    classes.map(({ id }) => id),
  );
  const byClass = Map.groupBy(lessons, ({ matchId }) => matchId);
  const now = new Date();
  const nowOf = await describeMatches(
    db,
    classes.map(({ id }) => id),
    now,
  );
  const content = classes.map((row): TutorClassWire => {
    const all = byClass.get(row.id) ?? [];
    const own = all.filter((lesson) => lesson.tutorId === tutorId);
    const isOwn = row.tutorId === tutorId;
    const { stage, counts, rest } = isOwn ? nowOf(row.id) : pastOf(own);
    const next = own.find(({ status, endsAt }) => status === "SCHEDULED" && endsAt > now);
    return {
      matchId: row.id,
      subjectLabel: row.subjectLabel,
      subjectDetailLabel: row.subjectDetailLabel,
      studentId: row.studentId,
      studentName: row.studentName,
      lessonTimes: isOwn ? timesOf(row, own) : "",
      stage,
      counts,
      nextLessonAt: next?.startsAt ?? null,
      nextLessonEndsAt: next?.endsAt ?? null,
      logsDue: own.filter((lesson) => isLogDue(lesson, lesson.hasLog, now)).length,
      questions: own.filter((lesson) => lesson.isAsked).length,
      isOwn,
      rest,
    };
  });
  return content.sort((a, b) => momentOf(a) - momentOf(b));
}

/** What a class is to a tutor who teaches it no more: how it goes on is not theirs to know. */
function pastOf(own: Parameters<typeof ownCounts>[0]) {
  return { stage: "OVER", counts: ownCounts(own), rest: null } as const;
}

const momentOf = ({ nextLessonAt }: TutorClassWire): number => nextLessonAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
