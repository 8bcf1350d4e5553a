import type { FunnelStep } from "@pkg/domain";
import type { EnrollmentReport } from "./enrollment-queries";

export const STEP_NAMES: Readonly<Record<FunnelStep, string>> = {
  ENTERED: "사이트에 들어옴",
  VIEWED_SIMPLE_ENROLL: "수업 고르기",
  VIEWED_PAYMENT_PAGE: "결제 화면",
  VIEWED_CARD_INPUT_PAGE: "카드 입력",
  PAID: "결제 완료",
};

type Source = EnrollmentReport["sources"][number];

/** "kakao / cpc / 가을": what the utm parameters tell; "직접 방문" without them. */
export function sourceName({ source, medium, campaign }: Source): string {
  const parts = [source, medium, campaign].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" / ") : "직접 방문";
}

/** "12.5%" of a whole; "–" of nothing. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((1000 * part) / whole) / 10}%`;
}
