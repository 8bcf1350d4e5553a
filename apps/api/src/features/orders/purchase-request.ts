import { createHash } from "node:crypto";
import type { CardCredential } from "../../adapters/payments/port.ts";

export interface RequestedCourse {
  productId: number;
  subject: string;
  subjectDetail: string;
}

/** How the buyer pays. A typed-in card lives only as long as the request. */
export type Instrument =
  | { kind: "card"; card: CardCredential; cardExpiry: string; cardQuota: number }
  | { kind: "stored"; paymentMethodId: string; cardQuota: number }
  | { kind: "none" };

/** One purchase, whichever of the three order calls asked for it. */
export interface PurchaseRequest {
  userId: string;
  idempotencyKey: string;
  courses: RequestedCourse[];
  /** The `/bundlings` calls send a list, the single ones one course; both become `courses`. */
  tabletType: string | null;
  benefitCode: string | null;
  studentId: string | null;
  instrument: Instrument;
  /** Won, as the buyer saw it beside the pay button. */
  shownAmount: number;
  consents: { key: string; agreed: boolean }[];
  draftId: string | null;
  consultationId: string | null;
  orderFunnelType: string | null;
  orderFunnelValue: string | null;
}

/**
 * Names the content of a request, so that one key cannot stand for two purchases.
 * Card data stays out (it must not be kept, not even as a hash), and so do the consents, which change nothing bought.
 */
export function hashRequest(request: PurchaseRequest): string {
  const { courses, tabletType, benefitCode, studentId, instrument, shownAmount, draftId } = request;
  const { consultationId, orderFunnelType, orderFunnelValue } = request;
  const method =
    instrument.kind === "none" ? "NONE" : instrument.kind === "stored" ? instrument.paymentMethodId : "CARD";
  const quota = instrument.kind === "none" ? 1 : instrument.cardQuota;
  const content = [
    courses.map(({ productId, subject, subjectDetail }) => [productId, subject, subjectDetail]),
    [tabletType, benefitCode, studentId, method, quota, shownAmount, draftId],
    [consultationId, orderFunnelType, orderFunnelValue],
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
