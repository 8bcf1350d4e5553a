import { CONSENT_KEYS, discountSource } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { AppDeps } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkMethodLimit } from "../../../payments/payments/check-method-limit.ts";
import { lookForKey } from "../../../payments/payments/issue-billing-key.ts";
import { maskCardNumber } from "../../../payments/payments/mask-card-number.ts";
import { findPaymentMethod } from "../../../payments/payments/repository.ts";
import { checkBenefitCard } from "../../benefits/check-benefit-card.ts";
import { checkReferralCard } from "../../benefits/check-referral.ts";
import { reserveBenefit } from "../../benefits/reserve-benefit.ts";
import { reserveTransfers } from "../../up-selling-offers/reserve-transfers.ts";
import { hashRequest, keepsMethod, type PurchaseRequest, paymentMethodOf } from "../purchase-request.ts";
import type { OrderRow } from "../repository.ts";
import { checkCardTries } from "./check-card-tries.ts";
import { checkConsents } from "./check-consents.ts";
import { makeMerchantUid } from "./make-merchant-uid.ts";
import { type PricedOrder, priceOrder } from "./price-order.ts";
import { insertOrder, lockPurchase, type NewOrder, type PurchaseFacts } from "./repository.ts";

/**
 * The purchase's first transaction: prices from the database, checks everything again, reserves the benefit and writes
 * PENDING under the client's key.
 * @returns `null` when the key, or the same draft, has an order already.
 */
export async function reserveOrder(deps: AppDeps, request: PurchaseRequest): Promise<OrderRow | null> {
  return deps.db.transaction(async (tx) => {
    // Equal requests wait here for each other, so that only the first one gets past the next line.
    const facts = await lockPurchase(tx, request);
    if (facts?.hasOrder) return null;
    if (!facts?.buyer.registered) throw refuse.forbidden({ reason: "NOT_REGISTERED" });
    if (request.draftId && !facts.ownsDraft) throw refuse.enrollmentIncomplete({ problems: ["DRAFT"] });
    checkCardTries(request, facts);
    const priced = await priceOrder(tx, request, facts);
    checkConsents(request.consents, priced);
    checkStoring(request, priced, facts);
    const card = await describeCard(tx, request);
    checkBenefitCard(priced.benefit, card.cardName);
    await checkReferralCard(tx, priced.benefit, numberOf(request, card));
    const order = await insertOrder(
      tx,
      toOrder(request, { ...priced, card }),
      { courses: withBonus(priced), consents: knownConsents(request), look: lookOf(request) },
      deps.config.purchaseLeaseMs,
    );
    if (!order) return null;
    if (priced.benefit) {
      const { rowId: benefitId, benefit } = priced.benefit;
      const isReferral = benefit.benefitType === "REFERRAL";
      await reserveBenefit(tx, { benefitId, userId: request.userId, orderId: order.id, isReferral });
    }
    if (priced.upSelling) await reserveTransfers(tx, priced.upSelling, order.id);
    await deps.checkpoint("in-reserve");
    return order;
  });
}

/** The courses with the lessons that a benefit adds: it is for every course of its order, and what it adds belongs to the first. */
function withBonus({ items, benefit }: PricedOrder) {
  const { additionalLessonType: bonusType = null, additionalLessonCount = 0 } = benefit?.benefit ?? {};
  const bonus = { bonusType, bonusCount: bonusType && additionalLessonCount };
  const none = { bonusType: null, bonusCount: null };
  return items.map((item, position) => ({ ...item, ...(position === 0 ? bonus : none) }));
}

/** A new method that will be stored needs room for it. */
function checkStoring({ instrument }: PurchaseRequest, { items }: PricedOrder, { storedMethods }: PurchaseFacts) {
  if (instrument.kind !== "card" && instrument.kind !== "wallet") return;
  const isRenewed = items.some(({ product }) => product.periodic);
  if (isRenewed || keepsMethod(instrument)) checkMethodLimit(storedMethods, paymentMethodOf(instrument));
}

type CardDescription = Pick<NewOrder, "cardName" | "cardNumber">;

/** Name and masked number of a stored card; a typed-in one is known only after the provider took it. */
async function describeCard(tx: Transaction, { userId, instrument }: PurchaseRequest): Promise<CardDescription> {
  if (instrument.kind !== "stored") return { cardName: null, cardNumber: null };
  const method = await findPaymentMethod(tx, userId, instrument.paymentMethodId);
  if (method?.paymentType !== instrument.paymentType) {
    throw refuse.enrollmentIncomplete({
      fields: [{ path: "paymentMethodId", message: "저장한 결제 수단을 찾지 못했어요." }],
    });
  }
  if (method.disconnectedAt) {
    const message = "연결이 끊긴 결제 수단이에요. 다시 등록해 주세요.";
    throw refuse.enrollmentIncomplete({ fields: [{ path: "paymentMethodId", message }], message });
  }
  return { cardName: method.cardName, cardNumber: method.cardNumber };
}

/** The card that will be charged, as far as its number is known. */
const numberOf = ({ instrument }: PurchaseRequest, { cardNumber }: CardDescription): string | null =>
  instrument.kind === "card" ? maskCardNumber(instrument.card.number.reveal()) : cardNumber;

function toOrder(request: PurchaseRequest, priced: PricedOrder & { card: CardDescription }): NewOrder {
  const { buyer, student, benefit, ledger, items, orderName, card, guardian } = priced;
  const { instrument, userId, idempotencyKey, draftId, consultationId, orderFunnelType } = request;
  // An order names the offer that it pays.
  const orderFunnelValue = priced.consultationOffer ?? request.orderFunnelValue;
  const { postcode, address, addressDetail } = buyer;
  return {
    userId,
    idempotencyKey,
    draftId,
    consultationId,
    orderFunnelType,
    orderFunnelValue,
    postcode,
    address,
    addressDetail,
    orderName,
    ...card,
    schedulePeriodId: null,
    merchantUid: makeMerchantUid(),
    requestHash: hashRequest(request),
    studentId: student.id,
    studentName: student.name,
    studentPhoneNumber: student.phoneNumber,
    guardianName: guardian?.name ?? null,
    guardianPhoneNumber: guardian?.phoneNumber ?? null,
    paymentMethod: paymentMethodOf(instrument),
    cardQuota: instrument.kind === "none" ? 1 : instrument.cardQuota,
    amount: ledger.total,
    ledger: [...ledger.lines],
    benefitId: benefit?.rowId ?? null,
    benefitName: benefit?.name ?? null,
    discountSource: benefit ? discountSource(benefit.benefit) : null,
    tabletType: items.some(({ product }) => product.rentTablet) ? request.tabletType : null,
  };
}

/** Terms we don't know are not kept. */
const knownConsents = ({ consents }: PurchaseRequest) =>
  consents.filter(({ key }) => CONSENT_KEYS.some((known) => known === key));

/** The look for the billing key that a typed-in card asks for; see `issueBillingKey`. */
const lookOf = ({ instrument, userId }: PurchaseRequest) =>
  instrument.kind === "card" ? lookForKey({ issueId: instrument.issueId, userId }) : null;
