import { nextRenewal, paidWithLabel } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { composeMail } from "../../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import { receiptMail } from "./describe-receipt-mail.ts";
import { findReceipt } from "./repository.ts";

/** Sends the receipt of a paid order to its buyer; nobody gets one for what cost nothing, or without an address of their own. */
export async function sendReceiptMail({ db, mail, config, logger }: Ctx, orderId: string, key: string) {
  const found = await findReceipt(db, orderId);
  const to = found && realEmail(found.email);
  if (!found || !to) return;
  const { order, products } = found;
  const { paidAt } = order;
  if (paidAt === null || order.amount === 0) return;
  // A renewal's next day may have been moved: its notices name it.
  const renewal = order.schedulePeriodId === null ? nextRenewal(products, paidAt) : null;
  const facts = { ...order, paidAt, methodLabel: paidWithLabel(order), renewal };
  const sent = await mail.send({ key, to, ...composeMail(receiptMail(facts, config.buyerOrigin)) });
  if (sent === "refused") logger.warn({ key }, "a mailbox does not exist");
}
