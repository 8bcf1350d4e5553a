import { statusAfterWithdrawal } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { revokeOffers } from "../offers/repository.ts";
import { findLastRecord, lockConsultation, updateConsultation } from "./repository.ts";

/**
 * Takes the offer of a consultation back: its link opens nothing any more. An order that is being paid goes on. When
 * no call was made yet, the promised call is due again.
 * @throws ApiError 404 class 20001, also without an offer to take back
 */
export async function revokeOffer(
  { db, actor: { userId, requestId } }: Ctx<"staff">,
  id: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before || !(await revokeOffers(tx, id))) throw refuse.notFound();
    if (before.status === "OFFERED") {
      await updateConsultation(tx, id, { status: statusAfterWithdrawal(await findLastRecord(tx, id)) });
    }
    const act = { action: "consultation.offer-revoked", actorId: userId, targetId: id, requestId } as const;
    await recordAct(tx, { ...act, detail: { reason } });
  });
}
