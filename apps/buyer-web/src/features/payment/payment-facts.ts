import type { EnrollmentRoute } from "@pkg/domain";
import type { CheckoutDraft } from "@/lib/checkout-draft";
import type { CourseView } from "@/lib/course-views";
import type { Me } from "@/lib/me";
import type { StoredCard } from "./queries";

/** What the payment page has loaded before the form can stand. */
export interface PaymentFacts {
  readonly draft: CheckoutDraft;
  readonly me: Me;
  readonly views: readonly CourseView[];
  readonly cards: readonly StoredCard[];
  /** An order of this draft was left unclear before this page was opened. */
  readonly isUnclear: boolean;
  readonly orderFunnelType: EnrollmentRoute;
  readonly token: string | null;
}
