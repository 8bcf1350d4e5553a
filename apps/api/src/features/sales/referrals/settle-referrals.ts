import { randomInt } from "node:crypto";
import {
  addDays,
  formatWon,
  isReferralEarned,
  makeReferralCode,
  REFERRAL_CREDIT,
  referralDueAt,
  startOfKstDate,
  toKstDate,
  WITHDRAWAL_DAYS,
} from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import {
  type DueReferral,
  endCredit,
  findDueReferrals,
  findUnearned,
  insertCredit,
  insertDecision,
  isDecided,
  lockAmounts,
  voidDecision,
} from "./credit-repository.ts";

/**
 * Gives referrers their credit for orders of friends that are past the withdrawal by an instant and still paid, and takes
 * unused ones back whose order was given back whole later. Processes may run it at the same time and stop anywhere.
 */
export async function settleReferrals(ctx: Ctx, at: Date): Promise<void> {
  const paidBefore = startOfKstDate(addDays(toKstDate(at), -WITHDRAWAL_DAYS));
  for (const due of await findDueReferrals(ctx.db, paidBefore)) {
    await attempt(ctx, due.orderId, () => decide(ctx, due, at));
  }
  for (const { orderId, couponId } of await findUnearned(ctx.db)) {
    await attempt(ctx, orderId, () => takeBack(ctx, orderId, couponId));
  }
}

/** One that fails holds up none of the others, and is tried again at the next look. */
async function attempt({ logger }: Ctx, orderId: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => logger.error({ err: error, orderId }, "a referral could not be settled"));
}

async function decide(ctx: Ctx, { orderId, referrerId, paidAt, isGone }: DueReferral, at: Date): Promise<void> {
  if (at < referralDueAt(new Date(paidAt))) return;
  await ctx.db.transaction(async (tx) => {
    const order = await lockAmounts(tx, orderId);
    // Of two processes one has waited for the order here, and finds it decided.
    if (!order || (await isDecided(tx, orderId))) return;
    if (isGone || !isReferralEarned(order)) {
      await insertDecision(tx, { orderId, referrerId, status: "VOID" });
      return;
    }
    const couponId = await insertCredit(tx, referrerId, `R-${makeReferralCode(randomInt)}`);
    await insertDecision(tx, { orderId, referrerId, status: "CREDITED", couponId });
    const text = `[나란] 친구가 수업을 시작해서 ${formatWon(REFERRAL_CREDIT)} 쿠폰을 드렸어요. 다음 결제에 쓸 수 있어요.`;
    await ctx.jobs.queueNotice(tx, {
      key: `referral:${orderId}`,
      kind: "PAYMENT",
      userId: referrerId,
      text: `${text} ${ctx.config.buyerOrigin}/mypage/referral`,
    });
  });
}

async function takeBack({ db }: Ctx, orderId: string, couponId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endCredit(tx, couponId)) await voidDecision(tx, orderId);
  });
}
