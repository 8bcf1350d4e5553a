import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../../lib/requests/omit-undefined.ts";
import { checkSubjects } from "../check-subjects.ts";
import { findConsultation } from "../find-consultation.ts";
import { notifyOfCall, planCall } from "../plan-call.ts";
import { toPromised, updateOpenConsultation } from "../repository.ts";
import type { ConsultationChange, ConsultationWire } from "../schemas.ts";
import { toConsultation } from "../to-consultation.ts";

/**
 * Changes what was said; other half-days are a new promise.
 * @throws ApiError as `findConsultation`, `planCall` and `checkSubjects`; 409 class 50004 for a consultation that is
 *   over.
 */
export async function changeConsultation(
  ctx: Ctx<"visitor">,
  { id, token }: { id: string; token: string | undefined },
  change: ConsultationChange,
): Promise<ConsultationWire> {
  const { slots } = change;
  const before = await findConsultation(ctx, id, token);
  if (change.subjects) await checkSubjects(ctx.db, change.subjects);
  const promise = slots && planCall(slots, ctx.now);
  const values = { ...omitUndefined(change), ...(promise && { ...toPromised(promise), status: "REQUESTED" as const }) };
  return ctx.db.transaction(async (tx) => {
    const row = await updateOpenConsultation(tx, before.id, values);
    if (!row) throw refuse.notNow("끝난 상담이라 바꾸지 않았어요.");
    if (promise) await notifyOfCall(ctx, tx, row, before);
    return toConsultation(tx, row);
  });
}
