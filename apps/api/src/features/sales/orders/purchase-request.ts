import { createHash } from "node:crypto";
import type { EnrollmentRoute, PaymentMethod, StoredPaymentType, Wallet } from "@pkg/domain";
import type { CardCredential } from "../../../adapters/payments/port.ts";
import type { Secret } from "../../../secrets/secret.ts";

export interface RequestedCourse {
  productId: number;
  subject: string;
  subjectDetail: string;
  rentTablet: boolean;
  /** The buyer's matches that the course goes on with, and the tutor whom they ask for. */
  matchId: string | null;
  trialMatchId: string | null;
  tutorId: string | null;
}

/** The benefit of an order: a coupon by its id, or a referral by its code. */
export type RequestedBenefit = { couponId: string } | { referralCode: string };

/** A person as an order names them; the number is left out when it is unknown. */
export interface NamedPerson {
  name: string;
  phoneNumber: string | null;
}

/** How the buyer pays. A typed-in card lives only as long as the request. */
export type Instrument =
  | {
      kind: "card";
      /** Names the request for the card's billing key. */
      issueId: string;
      card: CardCredential;
      cardExpiry: string;
      cardName: string | null;
      cardQuota: number;
      keepCard: boolean;
    }
  | { kind: "wallet"; wallet: Wallet; billingKey: Secret; keepMethod: boolean; cardQuota: 1 }
  | { kind: "stored"; paymentType: StoredPaymentType; paymentMethodId: string; cardQuota: number }
  | { kind: "none" };

/** The way to pay that an order is booked under. */
export function paymentMethodOf(instrument: Instrument): PaymentMethod {
  switch (instrument.kind) {
    case "none":
      return "NONE";
    case "card":
      return "CARD";
    case "wallet":
      return instrument.wallet;
    case "stored":
      return instrument.paymentType;
  }
}

/** Whether the buyer asked to keep what they pay with for the next order. */
export function keepsMethod(instrument: Instrument): boolean {
  if (instrument.kind === "card") return instrument.keepCard;
  return instrument.kind === "wallet" && instrument.keepMethod;
}

/** One purchase, whichever of the order calls asked for it. */
export interface PurchaseRequest {
  userId: string;
  idempotencyKey: string;
  courses: RequestedCourse[];
  /** The `/bundlings` calls send a list, the single ones one course; both become `courses`. */
  tabletType: string | null;
  benefit: RequestedBenefit | null;
  studentId: string | null;
  student: NamedPerson;
  /** The child for whom a parent orders; it is added to the account when it isn't there. */
  child: NamedPerson | null;
  instrument: Instrument;
  /** Won, as the buyer saw it beside the pay button. */
  shownAmount: number;
  consents: { key: string; agreed: boolean }[];
  draftId: string | null;
  /** The order that this one repeats on purpose. */
  alsoBought: string | null;
  consultationId: string | null;
  orderFunnelType: EnrollmentRoute | null;
  orderFunnelValue: string | null;
}

/**
 * Names the content of a request, so that one key cannot stand for two purchases.
 * Card data and a wallet's key stay out (they must not be kept, not even as a hash; a repeated try may bring another), and so
 * do the consents and the order that is repeated on purpose, which change nothing bought.
 */
export function hashRequest(request: PurchaseRequest): string {
  const { courses, tabletType, benefit, studentId, student, child, instrument, shownAmount, draftId } = request;
  const { consultationId, orderFunnelType, orderFunnelValue } = request;
  const method = instrument.kind === "stored" ? instrument.paymentMethodId : paymentMethodOf(instrument);
  const quota = instrument.kind === "none" ? 1 : instrument.cardQuota;
  const content = [
    courses.map(({ productId, subject, subjectDetail, matchId, trialMatchId, tutorId }) => [
      ...[productId, subject, subjectDetail],
      ...[matchId, trialMatchId, tutorId],
    ]),
    [tabletType, benefit, studentId, method, quota, shownAmount, draftId],
    [student.name, student.phoneNumber, child?.name, child?.phoneNumber],
    [consultationId, orderFunnelType, orderFunnelValue],
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
