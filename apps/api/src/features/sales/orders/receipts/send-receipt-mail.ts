import { nextRenewal, paidWithLabel, type Renewal } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { composeMail } from "../../../../lib/mail/compose-mail.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import { amountDueOn, unitOf } from "../../order-schedules/describe-renewal.ts";
import { findRenewal, findScheduleOfPeriod } from "../../order-schedules/repository.ts";
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
  const { schedulePeriodId } = order;
  const renewal = schedulePeriodId === null ? nextRenewal(products, paidAt) : await nextAfter(db, schedulePeriodId);
  const facts = { ...order, paidAt, methodLabel: paidWithLabel(order), renewal };
  const sent = await mail.send({ key, to, ...composeMail(receiptMail(facts, config.buyerOrigin)) });
  if (sent === "refused") logger.warn({ key }, "a mailbox does not exist");
}

/** The payment after a renewal, from its schedule: the day may have been moved. Lessons decide a counted product's. */
async function nextAfter(db: Queryable, periodId: string): Promise<Renewal | null> {
  const scheduleId = await findScheduleOfPeriod(db, periodId);
  const next = scheduleId === undefined ? undefined : await findRenewal(db, scheduleId);
  if (next?.schedule.status !== "ACTIVE" || unitOf(next) !== "MONTH") return null;
  const { nextDate } = next.schedule;
  return { date: nextDate, amount: amountDueOn(next, nextDate).amount };
}
