import {
  addKstMonths,
  BANKS,
  formatKoreanDate,
  type KstMonth,
  nextPayDay,
  payoutDay,
  startOfKstDate,
  subjectName,
  toKstDate,
  toKstMonth,
} from "@pkg/domain";
import { decidedText } from "@pkg/web/features/lessons/outcome/decided-text";
import { untilText } from "@pkg/web/features/lessons/outcome/question-text";
import type { Earnings, EarningsLine } from "./queries";

/** The month requested in the URL; undefined when that is none or in the future. */
export function shownMonth(asked: string | null, now: KstMonth): KstMonth | undefined {
  return asked && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : undefined;
}

/** "2026년 11월". */
export function monthLabel(month: KstMonth): string {
  const [year, number] = month.split("-").map(Number);
  return `${year}년 ${number}월`;
}

/** "12월 10일(목)", with the year unless it is today's. */
export const dayLabel = (day: string, today: string): string => formatKoreanDate(day, { now: startOfKstDate(today) });

/** "카카오뱅크 (끝 4567)" */
export const accountLabel = (account: { bankCode: keyof typeof BANKS; numberEnd: string }): string =>
  `${BANKS[account.bankCode]} (끝 ${account.numberEnd})`;

/** "수업 8회 · 결석 1회": the earned lessons behind the sum. */
export function countText(content: readonly Pick<EarningsLine, "state" | "isAbsent">[]): string {
  const earned = content.filter(({ state }) => state === "EARNED");
  const missed = earned.filter(({ isAbsent }) => isAbsent).length;
  const taken = earned.length - missed;
  return [taken > 0 ? `수업 ${taken}회` : "", missed > 0 ? `결석 ${missed}회` : ""].filter(Boolean).join(" · ");
}

type ForSums = Pick<EarningsLine, "state" | "studentName" | "subjectLabel" | "subjectDetailLabel" | "amount">;

/** Earned lessons by student and subject, the highest sum first; students who share a name share a line. */
export function sumsByStudent(content: readonly ForSums[]) {
  const sums = new Map<string, { name: string; subject: string; count: number; amount: number }>();
  for (const { state, studentName: name, amount, ...labels } of content) {
    if (state !== "EARNED") continue;
    const subject = subjectName(labels);
    const key = `${name} ${subject}`;
    const sum = sums.get(key) ?? { name, subject, count: 0, amount: 0 };
    sums.set(key, { ...sum, count: sum.count + 1, amount: sum.amount + amount });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

/**
 * What becomes of the month's money, in one sentence.
 * @param today in Korea (YYYY-MM-DD)
 * @param hasAccount whether there is where to send it; undefined while that is not known
 */
export function payoutText(
  { net, payDay, payout }: Pick<Earnings, "net" | "payDay" | "payout">,
  today: string,
  hasAccount: boolean | undefined,
): string {
  if (payout?.status === "PAID" && payout.paidAt)
    return `${dayLabel(toKstDate(new Date(payout.paidAt)), today)}에 보내 드렸어요.`;
  if (payout?.status === "SENT")
    return `은행에 이체를 맡겼어요. ${payDay > today ? `${dayLabel(payDay, today)}에` : "곧"} 도착해요.`;
  if (payout?.status === "FAILED") return "이체가 되지 않았어요. 계좌를 확인해 주시면 다시 보내 드려요.";
  if (net === 0 && payDay < today) return "보내 드릴 금액이 없었어요.";
  if (net === 0) return `지급일은 ${dayLabel(payDay, today)}이에요.`;
  const isOver = payDay < today;
  if (hasAccount === false && isOver) {
    return `계좌가 없어 정산하지 못했어요. 등록하면 ${dayLabel(nextPayDay(startOfKstDate(today)), today)}까지 보내 드려요.`;
  }
  if (hasAccount === false) return `지급일은 ${dayLabel(payDay, today)}이에요. 계좌를 등록하면 보내 드려요.`;
  if (isOver)
    return hasAccount ? "지급이 늦어지고 있어요. 죄송해요. 확인하는 대로 보내 드려요." : "지급을 준비하고 있어요.";
  return hasAccount === undefined
    ? `지급일은 ${dayLabel(payDay, today)}이에요.`
    : `${dayLabel(payDay, today)}에 보내 드려요.`;
}

/** The pay day of a month: without an account the next one, once its own is over. */
export function shownPayDay(
  { payDay, payout, net }: Pick<Earnings, "net" | "payDay" | "payout">,
  today: string,
  hasAccount: boolean | undefined,
): string {
  const waits = hasAccount === false && net > 0 && (payout === null || payout.status === "READY");
  return waits && payDay < today ? nextPayDay(startOfKstDate(today)) : payDay;
}

/** What missing logs hold back, and until when they can be written; null when none is missing. */
export function logText({ logDue, logsUntil }: Pick<Earnings, "logDue" | "logsUntil">, today: string): string | null {
  if (logDue.count === 0) return null;
  const held = `기록이 없는 수업 ${logDue.count}회, ${logDue.amount.toLocaleString("ko-KR")}원이 빠져 있어요.`;
  return logsUntil < today
    ? `${held} 지금 쓰면 ${monthOf(today)} 수업료와 함께 ${dayLabel(payoutDay(today.slice(0, 7)), today)}에 보내 드려요.`
    : `${held} ${dayLabel(logsUntil, today)}까지 쓰면 ${monthOf(addKstMonths(logsUntil.slice(0, 7), -1))} 수업료로 받아요.`;
}

const monthOf = (day: string): string => `${Number(day.slice(5, 7))}월`;

type Waiting = Pick<EarningsLine, "state" | "reason" | "hasAnswered" | "answerUntil" | "decidedBy">;

/** What the pay of a lesson waits for and until when, and what its tutor can do; null where it does not wait. */
export function waitText({ state, reason, hasAnswered, answerUntil, decidedBy }: Waiting): string | null {
  if (state === "LOG_DUE") return "기록을 쓰면 수업료가 쌓여요.";
  if (state !== "HELD") return null;
  if (reason === "ASKED") {
    const until = answerUntil ? `${untilText({ until: answerUntil })} ` : "";
    return hasAnswered ? `답해 주셨어요. ${until}가족이 답할 수 있어요.` : `${until}수업했는지 답하면 지급을 정해요.`;
  }
  if (reason === "DISPUTED") {
    const by = decidedText(decidedBy);
    if (hasAnswered) return `설명을 남겨 주셨어요. ${by || "운영팀이 확인하고 있어요."}`;
    return ["운영팀이 정할 때까지 보류해요.", by, "설명을 남길 수 있어요."].filter(Boolean).join(" ");
  }
  return "환불을 정리하면 지급을 정해요. 따로 하실 일은 없어요.";
}

/** Why a lesson of an earlier month is paid with this one; null for one of the month itself. */
export function laterText(
  { startsAt, state }: Pick<EarningsLine, "startsAt" | "state">,
  month: KstMonth,
): string | null {
  const own = toKstMonth(new Date(startsAt));
  if (state !== "EARNED" || own >= month) return null;
  return `${Number(own.slice(5))}월 수업이에요. 기록이나 확인이 늦어 ${Number(month.slice(5))}월 수업과 함께 드려요.`;
}
