import { benefitCardProblem, isCoupangWowCard, type PaymentKind, paymentKind } from "@pkg/domain";
import { PaymentDeclined, PaymentUncertain } from "../../../../adapters/payments/port.ts";
import type { Ctx } from "../../../../deps.ts";
import { realEmail } from "../../../../lib/mail/placeholder-email.ts";
import type { Secret } from "../../../../secrets/secret.ts";
import { checkWalletKey } from "../../../payments/payments/check-wallet-key.ts";
import { CARD_REFUSED, METHOD_GONE, type Refused } from "../../../payments/payments/describe-failure.ts";
import { findBillingKey } from "../../../payments/payments/find-billing-key.ts";
import { issueBillingKey, lookForKey } from "../../../payments/payments/issue-billing-key.ts";
import type { RegisteredMethod } from "../../../payments/payments/register-card.ts";
import { hasStoredKey, releaseIssuedKey, sealMethod } from "../../../payments/payments/store-payment-method.ts";
import { couponOf } from "../../benefits/check-benefit-card.ts";
import type { Instrument } from "../purchase-request.ts";
import type { OrderRow } from "../repository.ts";
import { claimCharge, type NewMethod } from "./repository.ts";

/**
 * `sent`: the provider accepted the charge; `declined`: it definitely did not; `uncertain`: nobody knows;
 * `lost`: nothing was sent, another process has taken the order over.
 */
export type ChargeOutcome = { kind: "sent" | "uncertain" | "lost" } | ({ kind: "declined" } & Refused);

/**
 * Sends one charge, outside any transaction. The order's `paymentId` makes it safe to send again: the provider refuses a
 * second payment with the same id. Right before, the order is claimed once more: registering a card may have taken so long
 * that the order was given up. Only then is a typed-in card known, so that a benefit of a certain card is checked here.
 */
export async function chargeOrder(
  ctx: Ctx,
  order: OrderRow,
  { instrument, isFresh }: { instrument: Instrument; isFresh: boolean },
): Promise<ChargeOutcome> {
  try {
    const means = await obtainMeans(ctx, order, { instrument, isFresh });
    if ("code" in means) return { kind: "declined", ...means };
    const problem = means.issued && benefitCardProblem(couponOf(order), means.providerName ?? "");
    if (means.issued && problem) {
      await releaseIssuedKey(ctx, order.userId, means.issued);
      // Counts as a declined try: otherwise stolen cards could be tried out without a charge.
      return { kind: "declined", code: CARD_REFUSED, message: problem };
    }
    // A repeated request brings a wallet's key once more.
    const isNew = means.issued && !(await hasStoredKey(ctx, order.id, means.issued));
    const method = means.issued && isNew ? newMethod(ctx, order, instrument, means.issued) : null;
    const claim = await claimCharge(ctx.db, order, ctx.config.chargeWindowMs, method);
    if (!claim) {
      if (means.issued) await releaseIssuedKey(ctx, order.userId, means.issued);
      return { kind: "lost" };
    }
    if (method && !claim.isStored) {
      return { kind: "declined", code: "30001", message: TOO_LATE[paymentKind(method.paymentType)] };
    }
    const { name, email, phoneNumber } = claim.customer;
    await ctx.payments.payWithBillingKey({
      paymentId: order.paymentId,
      billingKey: means.billingKey,
      orderName: order.orderName,
      amount: order.amount,
      customer: { id: order.userId, name: name ?? "", email: realEmail(email), phoneNumber: phoneNumber ?? "" },
      ...(order.cardQuota > 1 ? { installmentMonth: order.cardQuota } : {}),
    });
    return { kind: "sent" };
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      ctx.logger.warn({ orderId: order.id, providerCode: error.providerCode }, "charge declined");
      const code = error.isInvalidRequest ? "30002" : CARD_REFUSED;
      return { kind: "declined", code, message: error.message };
    }
    if (error instanceof PaymentUncertain) return { kind: "uncertain" };
    throw error;
  }
}

/** The key that the browser brought is not one that this account approved for this purchase. */
const NOT_APPROVED: Refused = {
  code: "FAIL_ISSUE_BILLING_KEY",
  message: "결제가 취소됐어요. 결제창에서 다시 승인해 주세요.",
};

const TOO_LATE: Readonly<Record<PaymentKind, string>> = {
  CARD: "카드를 등록하는 데 너무 오래 걸려 결제하지 않았어요. 다시 시도해 주세요.",
  WALLET: "승인한 지 오래돼서 결제하지 않았어요. 다시 눌러 주세요.",
};

function newMethod(ctx: Ctx, { userId }: OrderRow, instrument: Instrument, issued: RegisteredMethod): NewMethod {
  return { ...sealMethod(ctx, issued), look: lookForKey({ ...issued, userId }), kept: instrument.isKept };
}

interface Means {
  billingKey: Secret;
  /** Of a card that was typed in, or a wallet that was approved. */
  issued?: RegisteredMethod;
  /** Its name as the provider tells it, the only one that a discount of a certain card believes. */
  providerName?: string;
}

async function obtainMeans(
  ctx: Ctx,
  order: OrderRow,
  { instrument, isFresh }: { instrument: Instrument; isFresh: boolean },
): Promise<Means | Refused> {
  if (instrument.kind === "none") return METHOD_GONE;
  if (instrument.kind === "stored") {
    const billingKey = await findBillingKey(ctx, order.userId, instrument.paymentMethodId);
    return billingKey ? { billingKey } : METHOD_GONE;
  }
  if (instrument.kind === "wallet") {
    const issued = await checkWalletKey(ctx, order, {
      wallet: instrument.paymentMethod,
      billingKey: instrument.billingKey,
    });
    return issued ? { billingKey: issued.billingKey, issued, providerName: issued.cardName } : NOT_APPROVED;
  }
  // A fresh order was written together with the look for the key.
  const issued = await issueBillingKey(
    ctx,
    { customerId: order.userId, customerName: order.studentName, card: instrument.card },
    isFresh ? instrument.issueId : undefined,
  );
  const { cardExpiry } = instrument;
  const cardName = cardLabel(instrument.cardName, issued.cardName);
  return {
    billingKey: issued.billingKey,
    issued: { ...issued, paymentType: "CARD", cardExpiry, cardName },
    providerName: issued.cardName,
  };
}

/** The buyer's own name of a card; one that claims a discount's card is not taken, since a stored card is judged by it. */
function cardLabel(given: string | null, providerName: string): string {
  return given !== null && !isCoupangWowCard(given) ? given : providerName;
}
