import { formatWon } from "../money/format-won.ts";
import { addDays, toKstDate } from "../time/kst-date.ts";
import { academyTableRefund } from "./academy-table-refund.ts";
import { WITHDRAWAL_DAYS } from "./refund-promise.ts";
import type { RefundLine } from "./refund-status.ts";

/** One course to refund; amounts in won. */
export interface RefundInput {
  /** What was paid for this course, after every discount. */
  readonly paidAmount: number;
  readonly totalMonths: number;
  /** Paid lessons. */
  readonly totalCounts: number;
  readonly freeLessonCounts: number;
  /** Lessons that took place, or that were missed without notice. */
  readonly usedCounts: number;
  readonly paidAt: Date;
  /** Start of the first lesson; null before it. */
  readonly startedAt: Date | null;
  readonly now: Date;
  readonly alreadyRefunded?: number;
}

/** The rules a refund can follow. UNDO is the whole order taken back with one press (`undoRefusal`); the others are below. */
export const REFUND_RULES = ["NOT_STARTED", "WITHDRAWAL", "LESSONS_LEFT", "ACADEMY_TABLE", "UNDO"] as const;
export type RefundRule = (typeof REFUND_RULES)[number];

/** Korean labels of the rules. */
export const REFUND_RULE_LABELS: Readonly<Record<RefundRule, string>> = {
  NOT_STARTED: "수업 시작 전",
  WITHDRAWAL: `${WITHDRAWAL_DAYS}일 안`,
  LESSONS_LEFT: "남은 수업",
  ACADEMY_TABLE: "학원법 기준",
  UNDO: "결제 되돌리기",
};

/** A refund with its reason. `amount` is what is still to be given back; the lines add up to it. */
export interface Refund {
  readonly amount: number;
  readonly rule: RefundRule;
  readonly explanation: string;
  readonly lines: readonly RefundLine[];
}

/**
 * What is given back when a buyer stops a course, in won, always the reading that favours the buyer:
 *
 * - NOT_STARTED: no lesson was used, everything (별표4 "교습 시작 전").
 * - WITHDRAWAL: to the end of the 7th day, in Korea, after the payment or the first lesson, whichever is later: everything
 *   but the used lessons (전자상거래법 제17조).
 * - LESSONS_LEFT: later, the same for remote teaching (학원법 시행령 별표4 비고 2: the price less the part really taken).
 * - ACADEMY_TABLE: 별표4 by months, when that gives more: `academyTableRefund`.
 *
 * A used lesson costs the paid amount divided by all lessons, the free ones among them, rounded down. What was already
 * refunded is taken off; the result is never negative.
 */
export function refundAmount(input: RefundInput): Refund {
  const { paidAmount, usedCounts, alreadyRefunded = 0 } = input;
  const all = input.totalCounts + input.freeLessonCounts;
  const used = Math.min(Math.max(usedCounts, 0), all);
  const usedCost = used === 0 ? 0 : Math.floor((paidAmount * used) / all);
  const lessonsLeft = paidAmount - usedCost;
  const table = used === 0 ? 0 : academyTableRefund({ ...input, usedCounts: used });
  const due = Math.max(lessonsLeft, table);
  const returned = Math.min(due, alreadyRefunded);
  return {
    amount: due - returned,
    ...explain(input, { used, usedCost, isAll: used === all, isTable: table > lessonsLeft }),
    lines: [
      { label: "낸 금액", amount: paidAmount },
      ...line(`수업 ${used}회`, -usedCost),
      ...line("학원법 기준으로 더 드리는 금액", due - lessonsLeft),
      ...line("이미 환불한 금액", -returned),
    ],
  };
}

const line = (label: string, amount: number): RefundLine[] => (amount === 0 ? [] : [{ label, amount }]);

function explain(
  input: RefundInput,
  { used, usedCost, isAll, isTable }: { used: number; usedCost: number; isAll: boolean; isTable: boolean },
): Pick<Refund, "rule" | "explanation"> {
  if (used === 0) return { rule: "NOT_STARTED", explanation: "쓴 수업이 없어 모두 돌려드려요." };
  if (isTable) {
    return {
      rule: "ACADEMY_TABLE",
      explanation: "학원법 환불 기준(별표4)으로 이번 달 몫과 남은 달을 돌려드려요.",
    };
  }
  const isWithdrawn = isWithdrawal(input);
  const rule = isWithdrawn ? "WITHDRAWAL" : "LESSONS_LEFT";
  if (isAll) return { rule, explanation: `수업 ${used}회를 모두 들어서 돌려드릴 금액이 없어요.` };
  const sum = `수업 ${used}회 ${formatWon(usedCost)}을 빼고`;
  if (!isWithdrawn) return { rule, explanation: `${sum} 돌려드려요.` };
  const since = runsFrom(input) === input.paidAt ? "결제한" : "수업을 시작한";
  return { rule, explanation: `${since} 지 ${WITHDRAWAL_DAYS}일 안이라 ${sum} 모두 돌려드려요.` };
}

const isWithdrawal = (input: RefundInput): boolean =>
  toKstDate(input.now) <= addDays(toKstDate(runsFrom(input)), WITHDRAWAL_DAYS);

/** The seven days run from the payment or the first lesson, whichever is later. */
const runsFrom = ({ paidAt, startedAt }: RefundInput): Date => (startedAt && startedAt > paidAt ? startedAt : paidAt);
