import { type LessonDisputeDecision, outcomeOfDecision } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { handleRefusal } from "../../lessons/handle-refusal.ts";
import { lockClass } from "../../lessons/lock-class.ts";
import { lessonDay, notifyClass } from "../../lessons/notify-class.ts";
import { findLessons } from "../../lessons/repository.ts";
import { settleAs } from "../../lessons/settling/settle-as.ts";
import { findDisputedClass, settleDispute } from "../repository.ts";

interface StaffDecision {
  readonly decision: LessonDisputeDecision;
  /** Told to both sides. */
  readonly reason: string;
}

/**
 * Decides a disputed lesson: it is used up, or it is given back and another one comes at the end of the series. Both sides
 * are told why.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is decided already; 409 class 50004 when the lesson that was
 * added in its place has begun and it is to be used up
 */
export async function decideDispute(
  ctx: Ctx<"staff">,
  lessonId: string,
  { decision, reason }: StaffDecision,
): Promise<void> {
  const { userId, requestId } = ctx.actor;
  await handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const owner = await findDisputedClass(tx, lessonId);
      if (!owner) throw refuse.notFound();
      const row = await lockClass(tx, owner.userId, owner.matchId);
      const lessons = await findLessons(tx, row.id);
      const lesson = lessons.find(({ id }) => id === lessonId);
      if (!lesson) throw refuse.notFound();
      const said = await settleDispute(tx, lessonId, { decision, reason });
      if (!said) throw refuse.stateConflict("다른 운영자가 먼저 정했어요.");
      const outcome = outcomeOfDecision(lesson.settledAs, said, decision);
      await settleAs(ctx, tx, { row, lesson, lessons }, { outcome, by: "STAFF" });
      const act = { action: "lesson-dispute.decided", actorId: userId, targetId: lessonId, requestId, reason } as const;
      await recordChange(tx, act, { decision: null }, { decision });
      const result = decision === "KEPT" ? "수업 1회를 쓴 것으로 정했어요." : "수업 1회를 돌려드리기로 정했어요.";
      await notifyClass(ctx, tx, row, {
        kind: "DECIDED",
        occasion: lessonId,
        to: ["BUYER", "TUTOR"],
        text: `${row.studentName} 학생 ${lessonDay(lesson.startsAt)} ${row.subjectLabel} 수업을 확인했어요. ${result} ${reason}`,
      });
    }),
  );
}
