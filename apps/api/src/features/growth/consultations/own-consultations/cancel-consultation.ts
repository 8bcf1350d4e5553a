import { isCallPromised, orderStatusesBefore } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findConsultation } from "../find-consultation.ts";
import { lockOffers, revokeOffers } from "../offers/repository.ts";
import { updateOpenConsultation } from "../repository.ts";

/**
 * Calls the call off: staff's queue no longer has it, and its offer opens nothing any more. Cancelled again, it stays
 * as it is.
 * @throws ApiError as `findConsultation`; 409 class 50004 for a consultation that is over otherwise, or whose offer
 *   is being paid
 */
export async function cancelConsultation(ctx: Ctx<"visitor">, id: string, token: string | undefined): Promise<void> {
  const { status, userId, phoneNumber } = await findConsultation(ctx, id, token);
  if (status === "CANCELLED") return;
  await ctx.db.transaction(async (tx) => {
    const [offer] = await lockOffers(tx, id);
    const order = offer?.revokedAt === null ? offer.orderStatus : null;
    // A call that was asked for after an offer was paid can be called off alone.
    if (order && (!isCallPromised(status) || orderStatusesBefore("PAID").includes(order))) {
      throw refuse.notNow("제안받은 수업을 결제하고 있어요. 주문 내역을 확인해 주세요.");
    }
    const row = await updateOpenConsultation(tx, id, { status: "CANCELLED" });
    if (!row) throw refuse.notNow("이미 끝난 상담이에요.");
    await revokeOffers(tx, id);
    await ctx.jobs.queueNotice(tx, {
      key: `consultation.cancelled:${id}`,
      kind: "CONSULTATION",
      userId,
      text: "[나란] 무료 상담 신청을 취소했어요. 이야기하고 싶을 때 다시 신청해 주세요.",
      to: phoneNumber,
    });
  });
}
