import { type AuditAct, subjectName } from "@pkg/domain";
import { eq } from "drizzle-orm";
import { matches } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { notifyClass } from "../../../lessons/lessons/notify-class.ts";
import { selectClasses } from "../../../lessons/lessons/repository.ts";
import { hideReview, lockReview } from "./repository.ts";
import type { ReviewVisibility } from "./schemas.ts";

/**
 * Shows a review to its writer alone, or to all again. Its writer is told why, and how to object.
 * @throws ApiError 404 class 20001; 409 account 20006 when it stands so already
 */
export async function setReviewVisibility(
  ctx: Ctx<"staff">,
  id: number,
  { isHidden, reason }: ReviewVisibility,
): Promise<void> {
  const { requestId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const row = await lockReview(tx, id);
    if (!row) throw refuse.notFound();
    const wasHidden = row.hiddenAt !== null;
    if (wasHidden === isHidden) throw refuse.stateConflict("다른 운영자가 먼저 바꿨어요.");
    await hideReview(tx, id, isHidden ? reason : null);
    const action: AuditAct = isHidden ? "review.hidden" : "review.shown";
    const act = { action, targetId: String(id), reason };
    await recordChange(tx, ctx.actor, { ...act, before: { isHidden: wasHidden }, after: { isHidden } });
    if (row.matchId === null) return;
    const [ofClass] = await selectClasses(tx).where(eq(matches.id, row.matchId));
    if (!ofClass) return;
    const [what, next] = isHidden
      ? ["다른 사람에게 보이지 않게 했어요.", " 이유가 맞지 않으면 고객센터로 알려 주세요. 다시 확인할게요."]
      : ["다시 모두에게 보이게 했어요.", ""];
    await notifyClass(ctx, tx, ofClass, {
      kind: "REVIEW_HIDDEN",
      occasion: requestId,
      to: ["BUYER"],
      path: `/myclass/${row.matchId}/review`,
      text: `${ofClass.studentName} 학생 ${subjectName(ofClass)} 수업에 남긴 후기를 ${what} 이유: ${reason}${next}`,
    });
  });
}
