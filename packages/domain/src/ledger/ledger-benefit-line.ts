import { benefitLabel, unusedDiscount } from "../benefit/benefit.ts";
import { formatWon } from "../money/format-won.ts";
import type { LedgerInput, LedgerLine } from "./ledger-types.ts";

type LedgerBenefit = NonNullable<LedgerInput["benefit"]>;

/**
 * The coupon or referral line, empty when the benefit gives nothing. A benefit that only adds lessons has an amount of 0
 * and says what it adds; one that is worth more than the price says what is lost.
 */
export function benefitLine(benefit: LedgerBenefit, discount: number, before: number): LedgerLine[] {
  const added = addedLessons(benefit);
  if (discount === 0 && !added) return [];
  const rate = benefit.discountRate ? `${formatWon(before)}의 ${benefit.discountRate}%` : `${formatWon(discount)} 할인`;
  const unused = unusedDiscount([before], benefit);
  const lost = unused > 0 ? `남는 ${formatWon(unused)}은 돌려드리지 않아요` : "";
  const source = [discount > 0 ? rate : "", lost, added].filter(Boolean).join(" · ");
  return [{ kind: "BENEFIT", label: benefitLabel(benefit), source, amount: discount > 0 ? -discount : 0 }];
}

function addedLessons({ additionalLessonType, additionalLessonCount }: LedgerBenefit): string {
  if (!additionalLessonType || additionalLessonCount <= 0) return "";
  return additionalLessonType === "COUNT"
    ? `수업 ${additionalLessonCount}회를 더 드려요`
    : `${additionalLessonCount}개월을 더 드려요`;
}
