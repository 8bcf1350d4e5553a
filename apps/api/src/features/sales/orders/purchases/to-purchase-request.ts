import { createHash, randomUUID } from "node:crypto";
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
  const request = {
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
  return { ...request, hash: hashContent(request) };
}

/**
 * Card data and a wallet's key stay out (they must not be kept, not even as a hash; a repeated try may bring
 * another), and so do the consents and the order that is repeated on purpose, which change nothing bought.
 */
function hashContent(request: Omit<PurchaseRequest, "hash">): string {
  const { courses, tabletType, benefit, studentId, student, child, instrument, shownAmount, draftId } = request;
  const { consultationId, orderFunnelType, orderFunnelValue } = request;
  const method = instrument.kind === "stored" ? instrument.paymentMethodId : instrument.paymentMethod;
  const content = [
    courses.map(({ productId, subject, subjectDetail, matchId, trialMatchId, tutorId }) => [
      ...[productId, subject, subjectDetail],
      ...[matchId, trialMatchId, tutorId],
    ]),
    [tabletType, benefit, studentId, method, instrument.cardQuota, shownAmount, draftId],
    [student.name, student.phoneNumber, child?.name, child?.phoneNumber],
    [consultationId, orderFunnelType, orderFunnelValue],
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
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
  if (!("paymentType" in body)) return { kind: "none", paymentMethod: "NONE", cardQuota: 1, isKept: false };
  if (body.paymentType !== "CARD") return toWallet(body);
  const { cardInformation: card, paymentMethodId = "", paymentType } = body;
  if (!card) {
    const cardQuota = body.cardQuota ?? 1;
    return { kind: "stored", paymentMethod: paymentType, paymentMethodId, cardQuota, isKept: false };
  }
  const [year = "", month = ""] = card.cardExpiry.split("-");
  return {
    kind: "card",
    paymentMethod: "CARD",
    issueId: randomUUID(),
    isKept: body.keepCard ?? false,
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

function toWallet(body: PgOrder | PgBundlingOrder): Instrument {
  const { paymentType: paymentMethod, billingKey, keepMethod = false, paymentMethodId } = body;
  if (paymentMethodId && isStorable(paymentMethod)) {
    return { kind: "stored", paymentMethod, paymentMethodId, cardQuota: 1, isKept: false };
  }
  return { kind: "wallet", paymentMethod, billingKey: new Secret(billingKey ?? ""), cardQuota: 1, isKept: keepMethod };
}
