import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import { findMoneyOrder } from "../views/order-repository.ts";

/**
 * Mails the receipt of an order to its buyer once more, recorded with the reason.
 * @throws ApiError 404 class 20001; 409 class 50004 for an order that was not paid, that cost nothing, or whose buyer
 *   has no address of their own
 */
export async function sendReceiptAgain(
  { db, jobs, actor }: Ctx<"staff">,
  { merchantUid, reason }: { merchantUid: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await findMoneyOrder(tx, merchantUid);
    if (!order) throw refuse.notFound();
    if (order.paidAt === null || order.amount === 0) throw refuse.notNow("결제한 금액이 없어서 보낼 영수증이 없어요.");
    if (!realEmail(order.buyerEmail)) throw refuse.notNow("구매자가 등록한 이메일이 없어요.");
    await recordAct(tx, actor, {
      action: "receipt.sent-again",
      targetId: order.id,
      detail: { reason },
    });
    const key = `mail.receipt.again:${order.id}:${actor.requestId}`;
    await jobs.send(tx, { name: "mail.receipt", key, payload: { orderId: order.id } });
  });
  jobs.wake("mail.receipt");
}
