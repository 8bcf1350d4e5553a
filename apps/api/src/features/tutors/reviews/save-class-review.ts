import {
  publishedTextProblem,
  REVIEW_EDIT_DAYS,
  REVIEW_LESSONS,
  REVIEW_TEXT_LENGTH,
  reviewEditableUntil,
  reviewMonths,
  reviewSubject,
  subjectName,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { firstLessonAt } from "../../lessons/lessons/count-lessons.ts";
import { lockClass } from "../../lessons/lessons/lock-class.ts";
import { notifyClass } from "../../lessons/lessons/notify-class.ts";
import { type ClassRow, findLessons } from "../../lessons/lessons/repository.ts";
import { findGrade, findReviewOf, findTutor, insertReview, updateReview } from "./class-repository.ts";
import type { ReviewText } from "./class-schemas.ts";

/**
 * Writes the one review of a class, or changes it within its days. The tutor is told of a new one.
 * @throws ApiError 404 for a class that the account did not buy; 400 class 10001 at `text`; 409 class 50004 before enough
 * lessons were held and after the days in which it may be changed.
 */
export async function saveClassReview(ctx: Ctx<"account">, matchId: string, content: ReviewText): Promise<void> {
  const { userId } = ctx.actor;
  const message = publishedTextProblem(content.text, REVIEW_TEXT_LENGTH);
  await ctx.db.transaction(async (tx) => {
    const row = await lockClass(tx, userId, matchId);
    if (row.userId !== userId) throw refuse.notFound();
    if (message) throw refuse.invalidInput({ fields: [{ path: "text", message }] });
    const stored = await findReviewOf(tx, matchId);
    if (!stored) return writeFirst(ctx, tx, row, content);
    if ((await readClock(tx)) > reviewEditableUntil(stored.createdAt)) {
      throw refuse.notNow(`쓴 지 ${REVIEW_EDIT_DAYS}일이 지나서 더 고칠 수 없어요.`);
    }
    await updateReview(tx, stored.id, content);
  });
}

async function writeFirst(ctx: Ctx, tx: Transaction, row: ClassRow, content: ReviewText): Promise<void> {
  const now = await readClock(tx);
  const lessons = await findLessons(tx, row.id);
  const subject = reviewSubject(lessons);
  if (!subject || subject.heldLessons < REVIEW_LESSONS) {
    throw refuse.notNow(`한 선생님과 수업을 ${REVIEW_LESSONS}회 하면 후기를 쓸 수 있어요.`);
  }
  const { tutorId } = subject;
  const grade = await findGrade(tx, row.studentId);
  if (grade === null) throw refuse.stateConflict("학생의 학년을 먼저 적어 주세요.");
  const months = reviewMonths(firstLessonAt(lessons.filter((lesson) => lesson.tutorId === tutorId)) ?? now, now);
  const { id: matchId, userId, subjectKey } = row;
  const id = await insertReview(tx, { matchId, userId, tutorId, subjectKey, grade, months }, content);
  const tutorUserId = (await findTutor(tx, tutorId))?.userId ?? null;
  await notifyClass(
    ctx,
    tx,
    { ...row, tutorUserId },
    {
      kind: "REVIEWED",
      occasion: `${id}`,
      to: ["TUTOR"],
      path: "/reviews",
      text: `${subjectName(row)} 수업에 새 후기가 왔어요. 후기 하나에 답글을 한 번 쓸 수 있어요.`,
    },
  );
}
