import { addKstMonths, type KstMonth, startOfKstMonth, toKstMonth, tutorPay } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { requireTutor } from "../tutors/require-tutor.ts";
import { findPaidLessons, findTutorId } from "./tutor-class-repository.ts";
import type { EarningsWire } from "./tutor-class-schemas.ts";

/**
 * What the signed-in tutor earned in a month of Korea, lesson by lesson (docs/decisions/0054). A lesson counts by the day it
 * started on, once it is DONE or was missed too late.
 * @throws ApiError 403 class 10004 for an account that is no tutor's
 */
export async function getEarnings(
  db: Queryable,
  userId: string,
  month: KstMonth = toKstMonth(new Date()),
): Promise<EarningsWire> {
  const tutorId = requireTutor(await findTutorId(db, userId));
  const from = startOfKstMonth(month);
  const until = startOfKstMonth(addKstMonths(month, 1));
  const content = (await findPaidLessons(db, tutorId, from, until)).map((lesson) => ({
    lessonId: lesson.id,
    startsAt: lesson.startsAt,
    studentName: lesson.studentName,
    subjectLabel: lesson.subjectLabel,
    minutes: lesson.minutes,
    amount: tutorPay(lesson.product),
    status: lesson.status === "ABSENT" ? ("ABSENT" as const) : ("DONE" as const),
  }));
  return { month, total: content.reduce((sum, { amount }) => sum + amount, 0), content };
}
