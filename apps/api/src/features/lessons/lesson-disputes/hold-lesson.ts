import { addDays, CLASS_SIDES, disputeDecidedBy, formatKoreanDate, startOfKstDate, subjectName } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import type { OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { lessonDay, notifyLesson, withdrawLessonNotice } from "../lessons/notify-class.ts";
import type { LessonRow } from "../lessons/repository.ts";
import { insertDispute, settleDispute } from "./repository.ts";

type NewDispute = Omit<Parameters<typeof insertDispute>[1], "lessonId">;

/**
 * Holds a lesson until staff decides. On the morning after the promised day both sides are told of the delay, unless
 * it is decided by then.
 * @returns whether it was not held yet
 */
export async function holdLesson(
  ctx: Ctx,
  tx: Transaction,
  { row, lesson }: Pick<OwnLesson, "row" | "lesson">,
  dispute: NewDispute,
  now: Date,
): Promise<boolean> {
  if (!(await insertDispute(tx, { ...dispute, lessonId: lesson.id }))) return false;
  const by = disputeDecidedBy(now);
  const text = `${row.studentName} 학생 ${lessonDay(lesson.startsAt)} ${subjectName(row)} 수업을 ${formatKoreanDate(by)}까지 정해 드리기로 했는데 늦어지고 있어요. 죄송해요. 정하는 대로 알려 드려요.`;
  const notBefore = startOfKstDate(addDays(by, 1));
  await notifyLesson(ctx, tx, { row, lesson }, { kind: "LATE_DECISION", to: CLASS_SIDES, text, notBefore });
  return true;
}

/** Lets a lesson go, by a decision or a refund. @returns why it was held; undefined when it is decided already */
export async function releaseLesson(
  ctx: Ctx,
  tx: Transaction,
  lesson: Pick<LessonRow, "id" | "matchId">,
  decision: Parameters<typeof settleDispute>[2],
): ReturnType<typeof settleDispute> {
  await withdrawLessonNotice(ctx, tx, lesson, { kind: "LATE_DECISION", to: CLASS_SIDES });
  return settleDispute(tx, lesson.id, decision);
}
