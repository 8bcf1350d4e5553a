import { discountSource } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { givenConsents } from "../../../../lib/consents/given-consents.ts";
import { lookForKey } from "../../../payments/payments/issue-billing-key.ts";
import { maskCardNumber } from "../../../payments/payments/mask-card-number.ts";
import { checkReferralCard } from "../../benefits/check-referral.ts";
import { reserveBenefit } from "../../benefits/reserve-benefit.ts";
import { reserveTransfers } from "../../up-selling-offers/reserve-transfers.ts";
import type { PurchaseRequest } from "../purchase-request.ts";
import type { OrderRow } from "../repository.ts";
import { checkBuyer, checkPurchase } from "./checks.ts";
import { makeMerchantUid } from "./make-merchant-uid.ts";
import { type PricedPurchase, priceOrder } from "./price-order.ts";
import { readPurchase } from "./read-purchase.ts";
import { insertOrder, lockPurchase, type NewOrder } from "./repository.ts";

/**
 * The purchase's first transaction, in one pass: lock the buyer, resolve people, read, price, check, and write
 * PENDING under the client's key together with what it reserves.
 * @returns `null` when the key, or the same draft, has an order already.
 * @throws ApiError of `checkBuyer`, `readPurchase` and `checkPurchase`; 50005 when another order took the benefit,
 *   50006 for a referral's own card
 */
export async function reserveOrder(ctx: Ctx, request: PurchaseRequest): Promise<OrderRow | null> {
  return ctx.db.transaction(async (tx) => {
    // Equal requests wait here for each other, so that only the first one gets past the next line.
    const facts = await lockPurchase(tx, request);
    if (facts.hasOrder) return null;
    checkBuyer(request, facts);
    const purchase = priceOrder(await readPurchase(tx, request, facts));
    checkPurchase(purchase);
    const { benefit, upSelling } = purchase;
    await checkReferralCard(tx, benefit, numberOf(purchase));
    const order = await insertOrder(
      tx,
      toOrder(purchase),
      { courses: toCourses(purchase), consents: givenConsents(request.consents), look: lookOf(request) },
      ctx.config.purchaseLeaseMs,
    );
    if (!order) return null;
    if (benefit) {
      const isReferral = benefit.benefit.benefitType === "REFERRAL";
      await reserveBenefit(tx, { benefitId: benefit.rowId, userId: request.userId, orderId: order.id, isReferral });
    }
    if (upSelling) await reserveTransfers(tx, upSelling, order.id);
    await ctx.checkpoint("in-reserve");
    return order;
  });
}

/**
 * The courses with the lessons that a benefit adds: it is for every course of its order, and what it adds belongs to
 * the first.
 */
function toCourses({ courses, benefit, upSelling }: PricedPurchase) {
  const { additionalLessonType: bonusType = null, additionalLessonCount = 0 } = benefit?.benefit ?? {};
  const bonus = { bonusType, bonusCount: bonusType && additionalLessonCount };
  const none = { bonusType: null, bonusCount: null };
  return courses.map(({ subject, subjectDetail, product, matchId, trialMatchId, tutor }, position) => ({
    productId: product.id,
    subjectKey: subject,
    subjectDetailKey: subjectDetail,
    product,
    // A trial that is gone on with is the match of its course from then on.
    matchId: upSelling ? (matchId ?? trialMatchId) : matchId,
    trialMatchId,
    tutorId: tutor?.id ?? null,
    ...(position === 0 ? bonus : none),
  }));
}

/** The card that will be charged, as far as its number is known. */
const numberOf = ({ request: { instrument }, method }: PricedPurchase): string | null =>
  instrument.kind === "card" ? maskCardNumber(instrument.card.number.reveal()) : (method?.cardNumber ?? null);

function toOrder(purchase: PricedPurchase): NewOrder {
  const { request, buyer, student, guardian, benefit, courses, ledger, orderName, method } = purchase;
  const { userId, idempotencyKey, hash, draftId, consultationId, orderFunnelType, tabletType, instrument } = request;
  const { postcode, address, addressDetail } = buyer;
  return {
    userId,
    idempotencyKey,
    draftId,
    consultationId,
    orderFunnelType,
    // An order names the offer that it pays.
    orderFunnelValue: purchase.consultationOffer ?? request.orderFunnelValue,
    postcode,
    address,
    addressDetail,
    orderName,
    schedulePeriodId: null,
    merchantUid: makeMerchantUid(),
    requestHash: hash,
    studentId: student.id,
    studentName: student.name,
    studentPhoneNumber: student.phoneNumber,
    guardianName: guardian?.name ?? null,
    guardianPhoneNumber: guardian?.phoneNumber ?? null,
    paymentMethod: instrument.paymentMethod,
    // Of a stored card; a typed-in one is known only after the provider took it.
    cardName: method?.cardName ?? null,
    cardNumber: method?.cardNumber ?? null,
    cardQuota: instrument.cardQuota,
    amount: ledger.total,
    ledger: [...ledger.lines],
    benefitId: benefit?.rowId ?? null,
    benefitName: benefit?.name ?? null,
    discountSource: benefit ? discountSource(benefit.benefit) : null,
    tabletType: courses.some(({ product }) => product.rentTablet) ? tabletType : null,
  };
}

/** The look for the billing key that a typed-in card asks for; see `issueBillingKey`. */
const lookOf = ({ instrument, userId }: PurchaseRequest) =>
  instrument.kind === "card" ? lookForKey({ issueId: instrument.issueId, userId }) : null;
