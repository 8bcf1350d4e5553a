import { lessonsPerWeek, type Product } from "../product/product.ts";

/** An offer to go on with a class holds for so many days. */
export const UP_SELLING_DAYS = 14;
/** Courses of up to so many months are offered a longer one when few lessons are left. */
const OFFERED_MONTHS = 3;
/** The terms that an offer names. */
const TERMS_OFFERED: readonly number[] = [3, 6, 12];

type Terms = Pick<Product, "totalMonths" | "totalWeeks" | "totalCounts" | "minutes" | "tutorRank" | "schoolLevel">;

/** A class as far as its next course depends on it; lessons a week and minutes are those that its tutor agreed to. */
export interface ContinuedClass {
  readonly product: Pick<Product, "schoolLevel" | "tutorRank">;
  readonly minutes: number;
  readonly lessonsPerWeek: number;
  /** Whether the student has a tablet of ours. */
  readonly rentTablet: boolean;
}

/** Tells whether the system offers to go on with a course when it comes to its end. */
export function isUpSellingOffered({ totalMonths }: Pick<Product, "totalMonths">): boolean {
  return totalMonths <= OFFERED_MONTHS;
}

/**
 * The products that a class can go on with under the same tutor and at the same weekly times: the same school level, rank, length and
 * lessons a week, a term of three months or more, sold alone, and with a tablet just when the student has one. The shortest first.
 */
export function upSellingProducts<P extends Terms & Pick<Product, "rentTablet" | "bundlingApplied" | "periodic">>(
  current: ContinuedClass,
  products: readonly P[],
): P[] {
  return products
    .filter(
      (product) =>
        TERMS_OFFERED.includes(product.totalMonths) &&
        product.schoolLevel === current.product.schoolLevel &&
        product.tutorRank === current.product.tutorRank &&
        product.minutes === current.minutes &&
        lessonsPerWeek(product) === current.lessonsPerWeek &&
        product.rentTablet === current.rentTablet &&
        !product.bundlingApplied &&
        !product.periodic,
    )
    .sort((a, b) => a.totalMonths - b.totalMonths);
}

/** Money of one order that pays for another, in won. */
export interface Transfer {
  /** What was moved. */
  readonly amount: number;
  /** What of it was given back since, by the payment that it came from. */
  readonly returnedAmount: number;
}

/** An order with the money that moved into it; amounts in won. */
export interface FundedOrder {
  /** Paid at the provider. */
  readonly amount: number;
  /** Of that: refunded, or moved to another order. */
  readonly refundedAmount: number;
  readonly transfersIn: readonly Transfer[];
}

/** What an order is worth, in won: `paidAmount` is the price of its courses, whichever payment it came from. */
export function orderWorth({ amount, refundedAmount, transfersIn }: FundedOrder): {
  readonly paidAmount: number;
  readonly refundedAmount: number;
} {
  const moved = sum(transfersIn.map((transfer) => transfer.amount));
  const returned = sum(transfersIn.map(({ returnedAmount }) => returnedAmount));
  return { paidAmount: amount + moved, refundedAmount: refundedAmount + returned };
}

/**
 * Splits a refund over the payments that it came from: the order's own first, then the payments whose money moved into it, in
 * their order.
 * @param due won
 * @returns `own` and one part for each transfer, adding up to `due`
 * @throws RangeError for more than the order is worth
 */
export function splitRefund(
  due: number,
  { amount, refundedAmount, transfersIn }: FundedOrder,
): { readonly own: number; readonly back: readonly number[] } {
  const own = Math.min(due, amount - refundedAmount);
  let left = due - own;
  const back = transfersIn.map((transfer) => {
    const part = Math.min(left, transfer.amount - transfer.returnedAmount);
    left -= part;
    return part;
  });
  if (left > 0) throw new RangeError("More than the order is worth.");
  return { own, back };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
