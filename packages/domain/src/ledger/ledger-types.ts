import type { Benefit } from "../benefit/benefit.ts";
import type { Product } from "../product/product.ts";

/** Lines of a price ledger, in the order every screen shows them. */
export const LEDGER_LINE_KINDS = [
  "LIST_PRICE",
  "LONG_TERM_DISCOUNT",
  "MULTI_LESSON_DISCOUNT",
  "BUNDLING_DISCOUNT",
  "PRODUCT_ADJUSTMENT",
  "TABLET",
  "BENEFIT",
  "UP_SELLING_REFUND",
  "TOTAL",
] as const;
export type LedgerLineKind = (typeof LEDGER_LINE_KINDS)[number];

/** One line: its name, where the amount comes from, and the amount in won, negative when it takes off. */
export interface LedgerLine {
  readonly kind: LedgerLineKind;
  readonly label: string;
  readonly source: string;
  readonly amount: number;
}

/** One course to price; `subjectLabel` (수학) is named where a discount is not every course's. */
export interface LedgerCourse {
  readonly product: Product;
  readonly subjectLabel?: string;
}

/** What is priced; refunds are positive won. */
export interface LedgerInput {
  readonly courses: readonly LedgerCourse[];
  readonly benefit?: Pick<
    Benefit,
    "benefitType" | "coupon" | "discountCost" | "discountRate" | "additionalLessonType" | "additionalLessonCount"
  > | null;
  readonly upSellingRefunds?: readonly number[];
}

/** What a line of an order is called: its last one is 낼 금액, and 낸 금액 once it is paid. */
export const ledgerLabel = ({ kind, label }: Pick<LedgerLine, "kind" | "label">, isPaid: boolean): string =>
  kind === "TOTAL" && isPaid ? "낸 금액" : label;

/** A price with its reasons. The lines before TOTAL add up to it. */
export interface OrderLedger {
  readonly lines: readonly LedgerLine[];
  /** What is to be paid, in won; equals `costToPay`. */
  readonly total: number;
  /** Per month before the up-selling refund, rounded down; null when the courses don't run for the same months. */
  readonly perMonth: number | null;
  /** Per paid lesson before the up-selling refund, rounded down, free lessons not counted; null without lessons. */
  readonly perLesson: number | null;
}
