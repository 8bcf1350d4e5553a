import { refundedToLabel } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { composeMail } from "../../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import { nameRefunds } from "../../../payments/refunds/name-refunds.ts";
import { findRefund } from "../../../payments/refunds/repository.ts";
import { refundMail } from "./describe-refund-mail.ts";
import { findReceipt } from "./repository.ts";

/** Mails a refund that is done to its buyer, as the receipt was mailed. */
export async function sendRefundMail({ db, mail, config, logger }: Ctx, refundId: string, key: string) {
  const refund = await findRefund(db, refundId);
  const found = refund && (await findReceipt(db, refund.orderId));
  const to = found && realEmail(found.email);
  if (!found || !to || refund.doneAt === null) return;
  const { merchantUid, studentName } = found.order;
  const { lines, amount, doneAt } = refund;
  const facts = {
    merchantUid,
    courseName: (await nameRefunds(db, [refundId]))(refundId),
    studentName,
    lines,
    amount,
    doneAt,
    methodLabel: refundedToLabel(found.order),
  };
  const sent = await mail.send({ key, to, ...composeMail(refundMail(facts, config.buyerOrigin)) });
  if (sent === "refused") logger.warn({ key }, "a mailbox does not exist");
}
