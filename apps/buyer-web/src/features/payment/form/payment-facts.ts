import type { EnrollmentRoute, GuardianDuty } from "@pkg/domain";
import type { Guardian } from "@/lib/account/guardian";
import type { Me } from "@/lib/account/me";
import type { StoredMethod } from "@/lib/card/stored-methods";
import type { CourseView } from "@/lib/courses/course-views";
import type { CheckoutDraft } from "@/lib/enrollment-draft/checkout-draft";
import type { UpSellingOffer } from "@/lib/up-selling/up-selling";
import type { WalletReturn } from "@/lib/wallets/wallet-return";

/** The data that the payment form requires. */
export interface PaymentFacts {
  readonly draft: CheckoutDraft;
  readonly me: Me;
  readonly views: readonly CourseView[];
  /** Whether a guardian consents to this purchase, or is told of it. */
  readonly guardianDuty: GuardianDuty;
  /** That guardian; null when nobody is needed, or none was named yet. */
  readonly guardian: Guardian | null;
  readonly cards: readonly StoredMethod[];
  /** An earlier visit left an order of this draft with an unknown outcome. */
  readonly isUnclear: boolean;
  /** What a phone came back with from a wallet's page. */
  readonly returned?: WalletReturn | null;
  readonly orderFunnelType: EnrollmentRoute;
  /** The offer that the courses go on with; null for every other order. */
  readonly upSelling: UpSellingOffer | null;
}

/** The consultation that a purchase comes from; null for every other one. */
export function consultationOf({
  draft,
  orderFunnelType,
}: Pick<PaymentFacts, "draft" | "orderFunnelType">): string | null {
  return orderFunnelType === "ROCKET_ENROLL" ? (draft.data.consultationId ?? null) : null;
}
