import { BANKS, formatWon, type PayoutStatus } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { Payout, PayoutPreview } from "./payout-queries";

export const PAYOUT_TONES: Readonly<Record<PayoutStatus, BadgeTone>> = {
  READY: "neutral",
  SENT: "info",
  PAID: "success",
  FAILED: "error",
};

/** "2026년 11월" */
export const monthText = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** "3건 120,000원" */
export const sumText = ({ count, amount }: { count: number; amount: number }): string =>
  `${count}건 ${formatWon(amount)}`;

const PROBLEMS: Readonly<Record<NonNullable<Payout["problem"]>, string>> = {
  NO_ACCOUNT: "계좌가 없어요",
  NAME: "예금주가 선생님 이름과 달라요",
};

/** Where a payout goes, or why it goes nowhere yet. */
export function targetText({
  problem,
  bankCode,
  numberEnd,
}: Pick<Payout, "problem" | "bankCode" | "numberEnd">): string {
  if (problem) return PROBLEMS[problem];
  return bankCode && numberEnd ? `${BANKS[bankCode]} (끝 ${numberEnd})` : "";
}

/** What a run would leave out, one sentence each. */
export function previewProblems({ noAccount, nameDiffers, held }: PayoutPreview): string[] {
  return [
    noAccount.count > 0 ? `계좌가 없는 선생님 ${sumText(noAccount)}: 계좌를 등록하면 다음 파일에 들어가요.` : "",
    nameDiffers.count > 0 ? `예금주가 다른 선생님 ${sumText(nameDiffers)}: 이름이 같아지면 다음 파일에 들어가요.` : "",
    held.count > 0 ? `환불을 확인하는 수업 ${sumText(held)}: 끝난 뒤 다음 지급에 들어가요.` : "",
  ].filter(Boolean);
}
