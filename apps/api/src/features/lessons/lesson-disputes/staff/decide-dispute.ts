import {
  disputeDecidedBy,
  isOutcomeUsed,
  type LessonDisputeDecision,
  type LessonOutcome,
  type LessonSpan,
  outcomeOfDecision,
  subjectName,
  toKstDate,
} from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { handleRefusal } from "../../lessons/handle-refusal.ts";
import { lockClass } from "../../lessons/lock-class.ts";
import { type ClassRole, lessonDay, notifyLesson } from "../../lessons/notify-class.ts";
import { findLessons } from "../../lessons/repository.ts";
import { settleAs } from "../../lessons/settling/settle-as.ts";
import { releaseLesson } from "../hold-lesson.ts";
import { findDisputedClass } from "../repository.ts";

interface StaffDecision {
  readonly decision: LessonDisputeDecision;
  /** Told to both sides. */
  readonly reason: string;
}

/**
 * Decides a disputed lesson: it is used up, or it is given back and another one comes at the end of the series. Both
 * sides are told why.
 * @throws ApiError 404 class 20001; 409 account 20006 when it is decided already; 409 class 50004 when the lesson
 *   that was added in its place has begun and it is to be used up
 */
export async function decideDispute(
  ctx: Ctx<"staff">,
  lessonId: string,
  { decision, reason }: StaffDecision,
): Promise<void> {
  await handleRefusal(() =>
    ctx.db.transaction(async (tx) => {
      const owner = await findDisputedClass(tx, lessonId);
      if (!owner) throw refuse.notFound();
      const row = await lockClass(tx, owner.userId, owner.matchId);
      const lessons = await findLessons(tx, row.id);
      const lesson = lessons.find(({ id }) => id === lessonId);
      if (!lesson) throw refuse.notFound();
      const said = await releaseLesson(ctx, tx, lesson, { decision, reason });
      if (!said) throw refuse.stateConflict("다른 운영자가 먼저 정했어요.");
      const outcome = outcomeOfDecision(lesson.settledAs, said, decision);
      const added = await settleAs(ctx, tx, { row, lesson, lessons }, { outcome, by: "STAFF" });
      const act = { action: "lesson-dispute.decided", targetId: lessonId, reason } as const;
      await recordChange(tx, ctx.actor, { ...act, before: { decision: null }, after: { decision } });
      const isLate = lesson.disputedAt !== null && disputeDecidedBy(lesson.disputedAt) < toKstDate(await readClock(tx));
      const sorry = isLate ? " 약속한 날보다 늦어져서 죄송해요." : "";
      const what = `${row.studentName} 학생 ${lessonDay(lesson.startsAt)} ${subjectName(row)} 수업을 확인했어요.`;
      for (const [side, result] of Object.entries(resultsOf(outcome, added))) {
        const to = [side as ClassRole];
        await notifyLesson(
          ctx,
          tx,
          { row, lesson },
          { kind: "DECIDED", to, text: `${what} ${result}${sorry} 이유: ${reason}` },
        );
      }
    }),
  );
}

/** What a decision means for each side. */
function resultsOf(outcome: LessonOutcome, added: LessonSpan | null): Record<ClassRole, string> {
  if (isOutcomeUsed(outcome)) {
    return {
      BUYER: "수업 1회를 쓴 것으로 정했어요.",
      TUTOR: `${LESSON_KEPT[outcome]} 수업료에 들어가요.`,
    };
  }
  const again = added ? ` ${lessonDay(added.startsAt)} 수업이 추가됐어요.` : "";
  return {
    BUYER: `수업 1회를 돌려드리기로 정했어요.${again}`,
    TUTOR: `가족에게 수업 1회를 돌려주기로 정해서 수업료는 없어요.${again}`,
  };
}

const LESSON_KEPT = {
  HELD: "한 수업으로 정했어요. 기록이 있으면",
  STUDENT_ABSENT: "학생이 오지 않은 수업으로 정했어요.",
} as const;
