import { randomUUID } from "node:crypto";
import { isStorable } from "@pkg/domain";
import { Secret } from "../../../../secrets/secret.ts";
import type { Instrument, PurchaseRequest, RequestedBenefit, RequestedCourse } from "../purchase-request.ts";
import type { CardBundlingOrder, CardOrder, NoPaymentOrder, PgBundlingOrder, PgOrder } from "./schemas.ts";

type Body = CardOrder | CardBundlingOrder | PgOrder | PgBundlingOrder | NoPaymentOrder;

interface PurchaseCall {
  body: Body;
  headers: { "idempotency-key": string };
  /** Counts when the body names no student. */
  switchedStudentId: string | null;
}

/** Makes one purchase of the order calls; card data and a wallet's key are wrapped at once. */
export function toPurchaseRequest(userId: string, { body, headers, switchedStudentId }: PurchaseCall): PurchaseRequest {
  return {
    userId,
    idempotencyKey: headers["idempotency-key"],
    courses: toCourses(body),
    tabletType: body.tabletType ?? null,
    benefit: toBenefit(body),
    studentId: body.studentId ?? switchedStudentId,
    student: { name: body.student.name, phoneNumber: body.student.phoneNumber ?? null },
    child: body.childName ? { name: body.childName, phoneNumber: body.childPhoneNumber ?? null } : null,
    instrument: toInstrument(body),
    shownAmount: body.shownAmount,
    consents: body.consents,
    draftId: body.draftId ?? null,
    alsoBought: body.alsoBought ?? null,
    consultationId: body.consultationId ?? null,
    orderFunnelType: body.orderFunnelType ?? null,
    orderFunnelValue: body.orderFunnelValue ?? null,
  };
}

function toCourses(body: Body): RequestedCourse[] {
  const lines = "orders" in body && body.orders ? body.orders : [body];
  return lines.flatMap((line) => {
    if (!("productId" in line && line.productId !== undefined && line.subject && line.subjectDetail)) return [];
    const { productId, subject, subjectDetail, rentTablet = false } = line;
    const { matchId = null, trialMatchId = null, tutorId = null } = line;
    return [{ productId, subject, subjectDetail, rentTablet, matchId, trialMatchId, tutorId }];
  });
}

function toBenefit({ couponId, referralCode }: Body): RequestedBenefit | null {
  if (couponId) return { couponId };
  return referralCode ? { referralCode } : null;
}

function toInstrument(body: Body): Instrument {
  if (!("paymentType" in body)) return { kind: "none" };
  if (body.paymentType !== "CARD") return toWallet(body);
  const { cardInformation: card, paymentMethodId = "", paymentType } = body;
  if (!card) return { kind: "stored", paymentType, paymentMethodId, cardQuota: body.cardQuota ?? 1 };
  const [year = "", month = ""] = card.cardExpiry.split("-");
  return {
    kind: "card",
    issueId: randomUUID(),
    keepCard: body.keepCard ?? false,
    cardExpiry: `${month}/${year.slice(2)}`,
    cardName: card.cardName ?? null,
    cardQuota: card.cardQuota ?? 1,
    card: {
      number: new Secret(card.cardNumber),
      expiryYear: year.slice(2),
      expiryMonth: month,
      birthOrBusinessRegistrationNumber: new Secret(card.birthdayOrCompanyNumber),
      passwordTwoDigits: new Secret(card.cardPassword),
    },
  };
}

function toWallet({ paymentType: wallet, billingKey, keepMethod = false, paymentMethodId }: PgOrder | PgBundlingOrder) {
  if (paymentMethodId && isStorable(wallet)) {
    return { kind: "stored", paymentType: wallet, paymentMethodId, cardQuota: 1 } as const;
  }
  return { kind: "wallet", wallet, billingKey: new Secret(billingKey ?? ""), keepMethod, cardQuota: 1 } as const;
}
