import { CLASS_SIDES, outcomeOfAnswers } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { holdLesson } from "../lesson-disputes/hold-lesson.ts";
import type { OwnLesson } from "../lessons/changes/lock-lesson.ts";
import { withdrawLessonNotice } from "../lessons/notify-class.ts";
import { settleAs } from "../lessons/settling/settle-as.ts";
import { tellOfNotHeld, tellOfStaff } from "./tell-of-outcome.ts";

/**
 * Settles a lesson by what both sides have said so far, or hands it to staff; nothing while an answer is waited for.
 */
export async function settleByAnswers(
  ctx: Ctx,
  tx: Transaction,
  held: Omit<OwnLesson, "role">,
  now: Date,
): Promise<void> {
  const { lesson } = held;
  const { buyerAnswer: buyer, tutorAnswer: tutor } = lesson;
  const outcome = outcomeOfAnswers(lesson, { buyer, tutor }, now);
  if (outcome === null) return;
  await withdrawLessonNotice(ctx, tx, lesson, { kind: "ASKED", to: CLASS_SIDES });
  if (outcome === "STAFF") {
    await holdLesson(ctx, tx, held, { reason: "UNCONFIRMED" }, now);
    await tellOfStaff(ctx, tx, held, { now, reason: "UNCONFIRMED" });
    return;
  }
  const by = buyer === null && tutor === null ? "SILENCE" : "ANSWERS";
  const added = await settleAs(ctx, tx, held, { outcome, by });
  if (outcome === "NOT_HELD") await tellOfNotHeld(ctx, tx, held, added);
}
