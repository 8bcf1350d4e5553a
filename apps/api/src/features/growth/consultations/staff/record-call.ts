import { formatCallSlot, isConsultationOpen, STATUS_AFTER_CALL } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { revokeOffers } from "../offers/repository.ts";
import { planCall } from "../plan-call.ts";
import { toPromised } from "../repository.ts";
import { insertCall, lockConsultation, updateConsultation } from "./repository.ts";
import type { NewCall } from "./schemas.ts";

/**
 * Keeps what came of a call. A later call is promised and told; nobody is interested in an offer that was declined, so it is taken
 * back.
 * @throws ApiError 404 class 20001; 409 class 50004 for a consultation that is over; 400 class 10001 at `slots` as
 *   `planCall`
 */
export async function recordCall(
  { db, now, jobs, actor }: Ctx<"staff">,
  id: string,
  { outcome, note, slot }: NewCall,
): Promise<void> {
  const promise = slot && planCall([slot], now);
  await db.transaction(async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before) throw refuse.notFound();
    if (!isConsultationOpen(before.status)) throw refuse.notNow("끝난 상담이에요.");
    const status = STATUS_AFTER_CALL[outcome];
    await insertCall(tx, { consultationId: id, staffId: actor.userId, outcome, note });
    await updateConsultation(tx, id, { status, ...(promise && toPromised(promise)) });
    if (outcome === "NO") await revokeOffers(tx, id);
    const act = { action: "consultation.called", targetId: id } as const;
    await recordChange(tx, actor, { ...act, before: { status: before.status }, after: { status } });
    if (!promise) return;
    const text = `[나란] 상담 전화를 다시 드릴게요. ${formatCallSlot(promise)}에 전화드려요.`;
    await jobs.queueNotice(tx, {
      key: `consultation.later:${id}:${actor.requestId}`,
      kind: "CONSULTATION",
      userId: before.userId,
      text,
      to: before.phoneNumber,
    });
  });
}
