import type { EnrollmentRoute } from "@pkg/domain";
import type { CheckoutDraft } from "@/lib/checkout-draft";
import type { CourseView } from "@/lib/course-views";
import type { Me } from "@/lib/me";
import type { StoredCard } from "./queries";

/** The data that the payment form requires. */
export interface PaymentFacts {
  readonly draft: CheckoutDraft;
  readonly me: Me;
  readonly views: readonly CourseView[];
  readonly cards: readonly StoredCard[];
  /** An earlier visit left an order of this draft with an unknown outcome. */
  readonly isUnclear: boolean;
  readonly orderFunnelType: EnrollmentRoute;
}
