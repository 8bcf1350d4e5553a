import { isClassOver, isLessonUsed, toKstDate } from "@pkg/domain";
import { findPayFacts } from "../../../db/lesson-pay.ts";
import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { describeMatches } from "../classes/describe-classes.ts";
import { type ClassRow, findLessons, type LessonRow } from "../lessons/repository.ts";
import { toLessonPay } from "../lessons/to-lesson-pay.ts";
import { findTaughtClass } from "./find-taught-classes.ts";
import { findPairEnd, findTutorId, hasThread } from "./repository.ts";
import type { TaughtClassEndWire } from "./schemas.ts";

type End = Pick<TaughtClassEndWire, "reason" | "endedOn">;

/**
 * What a class that has ended for the signed-in tutor was: also once another tutor teaches it. It tells what the tutor
 * knew, and nothing that came after.
 * @throws ApiError 403 class 10004 for an account that is no tutor's; 404 for another's class, and for one that goes on
 */
export async function getTaughtClassEnd(ctx: Ctx<"account">, matchId: string): Promise<TaughtClassEndWire> {
  const { db, actor } = ctx;
  const tutorId = requireTutor(await findTutorId(db, actor.userId));
  const row = await findTaughtClass(db, tutorId, matchId);
  if (!row) throw refuse.notFound();
  const taught = (await findLessons(db, matchId)).filter((lesson) => lesson.tutorId === tutorId);
  const lessons = taught.filter(({ status }) => status !== "CANCELED");
  const end = row.tutorId === tutorId ? await ownEnd(ctx, row, lessons) : await endOfPair(ctx, row, tutorId, lessons);
  const [first] = lessons;
  const used = lessons.filter(isLessonUsed);
  const countOf = (outcome: LessonRow["settledAs"]) => used.filter(({ settledAs }) => settledAs === outcome).length;
  return {
    matchId,
    subjectLabel: row.subjectLabel,
    subjectDetailLabel: row.subjectDetailLabel,
    studentId: row.studentId,
    studentName: row.studentName,
    ...end,
    startedOn: first ? toKstDate(first.startsAt) : null,
    lessons: lessons.length,
    held: countOf("HELD"),
    missed: countOf("STUDENT_ABSENT"),
    logs: lessons.filter(({ log }) => log !== null).length,
    ...(await payOf(ctx, matchId, taught)),
    hasThread: await hasThread(db, tutorId, matchId),
  };
}

/** How the class of its present tutor ended. */
async function ownEnd({ db, now }: Ctx, row: ClassRow, lessons: readonly LessonRow[]): Promise<End> {
  const { stage, counts } = (await describeMatches(db, [row.id], now))(row.id);
  if (!isClassOver(stage)) throw refuse.notFound();
  const at = row.endedAt ?? lessons.at(-1)?.endsAt;
  return { reason: counts.left === 0 ? "FINISHED" : "EXPIRED", endedOn: at ? toKstDate(at) : null };
}

/** How a pair was dissolved: the family has another tutor, or gave the class up. */
async function endOfPair({ db }: Ctx, row: ClassRow, tutorId: number, lessons: readonly LessonRow[]): Promise<End> {
  const { rematchedAt, releasedAt } = await findPairEnd(db, tutorId, row.id);
  const isCanceled = rematchedAt === null && row.status === "CANCELED";
  const at = rematchedAt ?? releasedAt ?? (isCanceled ? row.updatedAt : lessons.at(-1)?.endsAt);
  return { reason: isCanceled ? "CANCELED" : "TUTOR_CHANGED", endedOn: at ? toKstDate(at) : null };
}

/** What its lessons brought, and what still waits for a log, an answer or staff; before tax. */
async function payOf({ db, actor }: Ctx<"account">, matchId: string, lessons: readonly LessonRow[]) {
  const facts = await findPayFacts(db, actor.userId, matchId);
  const sums = { earned: 0, waiting: 0 };
  for (const lesson of lessons) {
    const known = facts.get(lesson.id);
    if (!known) continue;
    const { state, amount } = toLessonPay(lesson, known);
    if (state === "EARNED") sums.earned += amount;
    if (state === "LOG_DUE" || state === "HELD") sums.waiting += amount;
  }
  return sums;
}
