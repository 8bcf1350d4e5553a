import { type LessonDisputeDecision, lessonAtEnd } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceClass } from "../../lessons/announce-class.ts";
import { lockClass } from "../../lessons/lock-class.ts";
import { lessonDay, notifyClass } from "../../lessons/notify-class.ts";
import { planClassEnd } from "../../lessons/plan-class-end.ts";
import { type ClassRow, findBusy, findLessons, insertLessons } from "../../lessons/repository.ts";
import { findDisputedClass, settleDispute } from "../repository.ts";

interface StaffDecision {
  readonly decision: LessonDisputeDecision;
  /** Told to both sides. */
  readonly reason: string;
}

/**
 * Decides a disputed lesson: it stays as its tutor reported it, or it is given back and another one comes at the end of the
 * series. Both sides are told why.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is decided already
 */
export async function decideDispute(
  ctx: Ctx<"staff">,
  lessonId: string,
  { decision, reason }: StaffDecision,
): Promise<void> {
  const { userId, requestId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const owner = await findDisputedClass(tx, lessonId);
    if (!owner) throw refuse.notFound();
    const row = await lockClass(tx, owner.userId, owner.matchId);
    const lessons = await findLessons(tx, row.id);
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (!lesson) throw refuse.notFound();
    if (!(await settleDispute(tx, lessonId, { decision, reason }))) {
      throw refuse.stateConflict("다른 운영자가 먼저 정했어요.");
    }
    const added = decision === "GIVEN_BACK" ? await addAtEnd(tx, row, lessons) : null;
    await planClassEnd(ctx, tx, row, added ?? (await readClock(tx)));
    const act = { action: "lesson-dispute.decided", actorId: userId, targetId: lessonId, requestId, reason } as const;
    await recordChange(tx, act, { decision: null }, { decision });
    await announceClass(tx, row);
    const result = decision === "KEPT" ? "수업 1회를 쓴 것으로 정했어요." : "수업 1회를 돌려드리기로 정했어요.";
    await notifyClass(ctx, tx, row, {
      kind: "DECIDED",
      occasion: lessonId,
      to: ["BUYER", "TUTOR"],
      text: `${row.studentName} 학생 ${lessonDay(lesson.startsAt)} ${row.subjectLabel} 수업을 확인했어요. ${result} ${reason}`,
    });
  });
}

/** A lesson more for a running class. @returns its end; null when the class has no tutor any more, or no weekly time */
async function addAtEnd(
  tx: Transaction,
  row: ClassRow,
  lessons: Awaited<ReturnType<typeof findLessons>>,
): Promise<Date | null> {
  const { id: matchId, tutorId, studentId } = row;
  if (tutorId === null || row.endedAt) return null;
  const now = await readClock(tx);
  const series = [...lessons.filter(({ status }) => status !== "CANCELED"), { startsAt: now, endsAt: now }];
  const added = lessonAtEnd(series, await findBusy(tx, row), row);
  if (!added) return null;
  await insertLessons(tx, [{ ...added, matchId, tutorId, studentId }]);
  return added.endsAt;
}
