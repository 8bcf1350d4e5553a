import type { EnrollmentRoute, StoredPaymentType, Wallet } from "@pkg/domain";
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

/**
 * How the buyer pays: `paymentMethod` is what the order is booked under, `isKept` whether they asked to keep it for
 * the next order. A typed-in card lives only as long as the request.
 */
export type Instrument =
  | {
      kind: "card";
      paymentMethod: "CARD";
      cardQuota: number;
      isKept: boolean;
      /** Names the request for the card's billing key. */
      issueId: string;
      card: CardCredential;
      cardExpiry: string;
      cardName: string | null;
    }
  | { kind: "wallet"; paymentMethod: Wallet; cardQuota: 1; isKept: boolean; billingKey: Secret }
  | { kind: "stored"; paymentMethod: StoredPaymentType; cardQuota: number; isKept: false; paymentMethodId: string }
  | { kind: "none"; paymentMethod: "NONE"; cardQuota: 1; isKept: false };

/** One purchase, whichever of the order calls asked for it. */
export interface PurchaseRequest {
  userId: string;
  idempotencyKey: string;
  /** Names its content, so that one key cannot stand for two purchases. */
  hash: string;
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
