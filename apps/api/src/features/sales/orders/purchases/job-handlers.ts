import { orderedText } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { unseal } from "../../../../secrets/sealed-text.ts";
import { completeConsultation } from "../../../growth/consultations/offers/complete-consultation.ts";
import { sendNotice } from "../../../messaging/notification-settings/send-notice.ts";
import { deleteLostKeys } from "../../../payments/payments/delete-lost-keys.ts";
import { BILLING_KEY_PURPOSE } from "../../../payments/payments/find-billing-key.ts";
import { queueOrderNotice } from "../../../people/guardians/send-guardian-notices.ts";
import { sendReceiptMail } from "../receipts/send-receipt-mail.ts";
import { sendRefundMail } from "../receipts/send-refund-mail.ts";
import { findOrderById } from "../repository.ts";
import { refundStray } from "../webhooks/receive-webhook.ts";

/** What follows from orders outside our database. */
export function orderJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    /** Tells the buyer that the order is paid, and the guardian of a minor. */
    "order.paid": async ({ orderId }, key) => {
      const ctx = getCtx();
      const order = await findOrderById(ctx.db, orderId);
      if (!order) return;
      await completeConsultation(ctx.db, order);
      // A renewal or an up-selling goes on with its tutor.
      const isNew = order.schedulePeriodId === null && order.orderFunnelType !== "UP_SELLING";
      const next = isNew ? "이제 선생님 조건을 알려 주세요." : "수업을 이어서 들을 수 있어요.";
      const text = `[나란] ${order.studentName} 학생 ${order.orderName} ${orderedText(order.amount)}. ${next}`;
      await sendNotice(ctx, { key, kind: "PAYMENT", userId: order.userId, text });
      await queueOrderNotice(ctx, ctx.db, order.id);
      const payload = { orderId: order.id };
      await ctx.jobs.send(ctx.db, { name: "mail.receipt", key: `mail.receipt:${order.id}`, payload });
    },
    "mail.receipt": async ({ orderId }, key) => sendReceiptMail(getCtx(), orderId, key),
    "mail.refund": async ({ refundId }, key) => sendRefundMail(getCtx(), refundId, key),
    "payment.sweep": async ({ orderId }) => refundStray(getCtx(), orderId),
    "billing-key.sweep": async (look) => deleteLostKeys(getCtx(), look),
    "billing-key.delete": async ({ sealed }) => {
      const { payments, config } = getCtx();
      await payments.deleteBillingKey(unseal(config.authSecret, BILLING_KEY_PURPOSE, sealed));
    },
  } satisfies Partial<JobHandlers>;
}
