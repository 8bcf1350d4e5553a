import type { Benefit } from "../benefit/benefit.ts";
import type { Course } from "../course/course.ts";
import type { EnrollmentRoute } from "../enrollment/enrollment-route.ts";
import type { PaymentMethod } from "../payment/payment-method.ts";
import type { TabletType } from "../product/tablet.ts";
import type { Student } from "../user/user.ts";

/** What is bought (spec §3). */
export interface OrderItem {
  readonly courses: readonly Course[];
  readonly tabletType: TabletType | null;
}

/** The way into the order (spec §3). */
export interface OrderFunnel {
  readonly consultationId?: string | null;
  readonly orderFunnelType: EnrollmentRoute;
  readonly orderFunnelValue?: string | null;
}

/** A keyed-in card, as entered: it is sent to the payment provider and never stored or logged (spec §3). */
export interface CardInformation {
  readonly cardNumber: string;
  /** MM/YY; `toApiCardExpiry` makes it 20YY-MM. */
  readonly cardExpiry: string;
  /** Months of instalments; 1 is a lump sum. */
  readonly cardQuota: number;
  /** Birthday YYMMDD, or a company number of 10 digits. */
  readonly birthdayOrCompanyNumber: string;
  /** First two digits. */
  readonly cardPassword: string;
  readonly cardName?: string | null;
}

/** What a parent adds when ordering for a child (spec §3). */
export interface ParentOrder {
  readonly couponId?: string | null;
  readonly childName: string;
  readonly childPhoneNumber: string;
}

/** An order as the client holds it (spec §3). */
export interface Order {
  readonly item: OrderItem;
  readonly funnel: OrderFunnel;
  readonly benefit: Benefit | null;
  readonly student: Student;
  readonly paymentMethod: PaymentMethod;
  readonly cardInformation?: CardInformation | null;
  readonly parent?: ParentOrder | null;
}

/** One course in the payload of an order call (spec §7). */
export interface OrderLine {
  readonly productId: number;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly matchId?: string;
  readonly trialMatchId?: string;
  readonly tutorId?: string;
}
