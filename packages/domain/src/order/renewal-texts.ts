import { formatWon } from "../money/format-won.ts";
import type { ProductUnit } from "../product/product.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import type { KstDate } from "../time/kst-date.ts";

/** The name of a period: "수학 2번째 달", and "수학 2번째 결제" for a counted product. */
export function periodName(subjectLabel: string, number: number, unit: ProductUnit): string {
  return `${subjectLabel} ${number}번째 ${unit === "MONTH" ? "달" : "결제"}`;
}

/** One charge to come, in the words of a message: "12월 23일(수) 10시에 신한카드 09에서 108,000원을 결제해요." */
export function chargeText(charge: { date: KstDate; amount: number; methodLabel: string | null }): string {
  const { date, amount, methodLabel } = charge;
  const by = methodLabel === null ? "" : ` ${methodLabel}에서`;
  return `${formatKoreanDate(date)} 10시에${by} ${formatWon(amount)}을 결제해요.`;
}

/** What stays when a schedule stops: "이미 결제한 수업 5회는 그대로 들을 수 있어요." */
export function lessonsStayText(left: number): string {
  return left > 0 ? `이미 결제한 수업 ${left}회는 그대로 들을 수 있어요.` : "이미 결제한 수업은 모두 들었어요.";
}
