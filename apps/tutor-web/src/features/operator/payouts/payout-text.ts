import {
  BANKS,
  formatWon,
  type KstMonth,
  PAYOUT_STATUS_LABELS,
  type PayoutStatus,
  payoutDay,
  toKstDate,
} from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { Payout, PayoutDesk, PayoutPreview } from "./payout-queries";

const PAYOUT_TONES: Readonly<Record<PayoutStatus, BadgeTone>> = {
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

const PROBLEM_BADGES: Readonly<Record<NonNullable<Payout["problem"]>, string>> = {
  NO_ACCOUNT: "계좌 없음",
  NAME: "예금주 다름",
};

/** The badge of a payout: one that no file takes up is not ready, whatever its state says. */
export function payoutBadge({ status, problem }: Pick<Payout, "status" | "problem">): {
  label: string;
  tone: BadgeTone;
} {
  if (problem) return { label: PROBLEM_BADGES[problem], tone: "warn" };
  return { label: PAYOUT_STATUS_LABELS[status], tone: PAYOUT_TONES[status] };
}

/** Where a payout goes, or why it goes nowhere yet. */
export function targetText({
  problem,
  bankCode,
  numberEnd,
}: Pick<Payout, "problem" | "bankCode" | "numberEnd">): string {
  if (problem) return PROBLEMS[problem];
  return bankCode && numberEnd ? `${BANKS[bankCode]} (끝 ${numberEnd})` : "";
}

/** What a run pays with the next file, and whom it leaves for a later one. */
export function runText({ tutors, net, noAccount, nameDiffers }: PayoutPreview): string {
  const left = [
    { ...noAccount, who: "계좌가 없는" },
    { ...nameDiffers, who: "예금주가 다른" },
  ].filter(({ count }) => count > 0);
  const count = left.reduce((rest, one) => rest - one.count, tutors);
  const amount = left.reduce((rest, one) => rest - one.amount, net);
  const paid =
    count > 0 ? `선생님 ${count}명에게 ${formatWon(amount)}을 지급해요.` : "지금 보낼 수 있는 지급은 없어요.";
  const later = left.map(({ who, ...sum }) => `${who} ${sum.count}명 ${formatWon(sum.amount)}`).join(", ");
  return later ? `${paid} ${later}은 계좌가 확인되면 다음 파일에 들어가요.` : paid;
}

/** Whether the day on which a month is paid is over. */
export const isPayDayOver = (payDay: string, now: Date): boolean => payDay < toKstDate(now);

/** What of a run staff has still to pay though its day is over, which needs an account; null when nothing is. */
export function overdueText({ month, states }: PayoutDesk["runs"][number], now: Date): string | null {
  const open = [states.READY, states.SENT, states.FAILED];
  const count = open.reduce((sum, state) => sum + state.count, 0);
  if (count === 0 || !isPayDayOver(payoutDay(month as KstMonth), now)) return null;
  return `지급일이 지났어요: ${sumText({ count, amount: open.reduce((sum, state) => sum + state.amount, 0) })}`;
}

/** What a run would leave out, one sentence each. */
export function previewProblems({ noAccount, nameDiffers, held }: PayoutPreview): string[] {
  return [
    noAccount.count > 0 ? `계좌가 없는 선생님 ${sumText(noAccount)}: 계좌를 등록하면 다음 파일에 들어가요.` : "",
    nameDiffers.count > 0 ? `예금주가 다른 선생님 ${sumText(nameDiffers)}: 이름이 같아지면 다음 파일에 들어가요.` : "",
    held.count > 0 ? `환불을 확인하는 수업 ${sumText(held)}: 끝난 뒤 다음 지급에 들어가요.` : "",
  ].filter(Boolean);
}
