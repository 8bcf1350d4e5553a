import type { Benefit } from "../benefit/benefit.ts";
import type { Course } from "../course/course.ts";
import type { OrderFunnel } from "../enrollment/enrollment.ts";
import type { PaymentMethod } from "../payment/payment-method.ts";
import type { TabletType } from "../product/tablet.ts";
import type { Student } from "../user/user.ts";

/** What is bought. */
export interface OrderItem {
  readonly courses: readonly Course[];
  readonly tabletType: TabletType | null;
}

/** A keyed-in card, as entered: it is sent to the payment provider and never stored or logged. */
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

/** What a parent adds when ordering for a child. */
export interface ParentOrder {
  readonly couponId?: string | null;
  readonly childName: string;
  readonly childPhoneNumber: string;
}

/** An order as the client holds it. */
export interface Order {
  readonly item: OrderItem;
  readonly funnel: OrderFunnel;
  readonly benefit: Benefit | null;
  readonly student: Student;
  readonly paymentMethod: PaymentMethod;
  readonly cardInformation?: CardInformation | null;
  readonly parent?: ParentOrder | null;
}
