import { isOutcomeGivenBack } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { releaseLesson } from "../lesson-disputes/hold-lesson.ts";
import type { ClassRow, LessonRow } from "../lessons/repository.ts";
import { writeOutcome } from "../lessons/settling/settle-as.ts";
import { tellOfRefunded } from "./tell-of-outcome.ts";

/**
 * Closes lessons that are asked about or disputed and whose money a refund gives back, in the transaction that holds
 * their class: they were not held, and no answer or decision changes it. Nothing comes in their place. Both sides are
 * told.
 */
export async function closeOpenLessons(
  ctx: Ctx,
  tx: Transaction,
  row: ClassRow,
  lessons: readonly LessonRow[],
): Promise<void> {
  const by = ctx.actor.kind === "staff" ? "STAFF" : "FAMILY";
  for (const lesson of lessons) {
    await releaseLesson(ctx, tx, lesson, {
      decision: "GIVEN_BACK",
      reason: "환불할 때 쓰지 않은 수업으로 계산했어요.",
    });
    const outcome = isOutcomeGivenBack(lesson.settledAs) ? lesson.settledAs : "NOT_HELD";
    await writeOutcome(tx, lesson.id, { outcome, by, isRefunded: true });
    await tellOfRefunded(ctx, tx, { row, lesson });
  }
}
