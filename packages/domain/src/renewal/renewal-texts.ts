import { formatWon } from "../money/format-won.ts";
import type { ProductUnit } from "../product/product.ts";
import { type SubjectLabels, subjectName } from "../subject/subject.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import type { KstDate } from "../time/kst-date.ts";

/** The name of a period: "수학 중2-2 2번째 달", and "수학 중2-2 2번째 결제" for a counted product. */
export function periodName(subject: SubjectLabels, number: number, unit: ProductUnit): string {
  return `${subjectName(subject)} ${number}번째 ${unit === "MONTH" ? "달" : "결제"}`;
}

/** What pages and messages say of a charge before a first lesson is arranged: without one, it is left out on its day. */
export const FIRST_LESSON_PENDING_TEXT = "그때까지 수업 날이 잡히지 않으면 결제하지 않아요.";

/** What is said of a charge to come, with its condition as long as no first lesson is arranged. */
export function withLessonCondition(text: string, isArranged: boolean): string {
  return isArranged ? text : `${text} ${FIRST_LESSON_PENDING_TEXT}`;
}

/**
 * One charge to come, in the words of a message: "12월 23일(수) 10시에 신한카드 09에서 108,000원을 결제해요."
 * @param charge.day how the day is called: "12월 23일(수)", "오늘"
 */
export function chargeText(charge: { day: string; amount: number; methodLabel: string | null }): string {
  const { day, amount, methodLabel } = charge;
  const by = methodLabel === null ? "" : ` ${methodLabel}에서`;
  return `${day} 10시에${by} ${formatWon(amount)}을 결제해요.`;
}

/** What stays when a schedule stops: "이미 결제한 수업 5회는 그대로 들을 수 있어요." */
export function lessonsStayText(left: number): string {
  return left > 0 ? `이미 결제한 수업 ${left}회는 그대로 들을 수 있어요.` : "남은 수업은 없어요.";
}

/** What a charge says of paid lessons that stay unused by then; pages count more until then. Empty without any. */
export function unusedLessonsText(unused: number): string {
  return unused > 0 ? `결제일까지 예약된 수업을 빼도 이미 결제하고 듣지 않은 수업 ${unused}회는 그대로 남아요.` : "";
}

/** A renewal that is charged with a stored method, as its buyer knows it. */
export interface MethodUse extends SubjectLabels {
  readonly studentName: string;
  readonly nextDate: KstDate;
  /** Its charges were given up; nothing is charged until the buyer goes on. */
  readonly isPaused: boolean;
}

/** Which class a renewal belongs to, and when it is charged: "김하준 수학 중2-2 12월 23일(수) 결제", "김하준 수학 중2-2(쉬는 중)". */
export function methodUseText({ studentName, nextDate, isPaused, ...subject }: MethodUse): string {
  const course = `${studentName} ${subjectName(subject)}`;
  return isPaused ? `${course}(쉬는 중)` : `${course} ${formatKoreanDate(nextDate)} 결제`;
}

/**
 * What becomes of the renewals of a method that is removed, each named; empty without any.
 * @param heirLabel the name of the method that takes them over; null when there is none, which only paused ones allow
 */
export function methodRemovalText(uses: readonly MethodUse[], heirLabel: string | null): string {
  if (uses.length === 0) return "";
  const named = uses.map(methodUseText).join(", ");
  if (heirLabel !== null) return `${named}: 앞으로 ${heirLabel}에서 결제해요.`;
  return uses.some(({ isPaused }) => !isPaused)
    ? `${named}에 쓰고 있어요. 다른 결제 수단으로 바꾸면 지울 수 있어요.`
    : `${named}: 다시 시작하려면 결제 수단을 새로 골라야 해요.`;
}
