import type { KstMonth } from "@pkg/domain";
import type { Earnings } from "./queries";

/** The month requested in the URL; the current one when that is invalid or in the future. */
export function shownMonth(asked: string | null, now: KstMonth): KstMonth {
  return asked && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
}

/** "2026년 11월". */
export function monthLabel(month: KstMonth): string {
  const [year, number] = month.split("-").map(Number);
  return `${year}년 ${number}월`;
}

/** "수업 8회 · 결석 1회": the lessons behind the total. */
export function countText(content: readonly Pick<Earnings["content"][number], "status">[]): string {
  const missed = content.filter(({ status }) => status === "ABSENT").length;
  const taken = content.length - missed;
  return [taken > 0 ? `수업 ${taken}회` : "", missed > 0 ? `결석 ${missed}회` : ""].filter(Boolean).join(" · ");
}

/** Earnings by student, highest first; students who share a name share a line. */
export function sumsByStudent(content: readonly Pick<Earnings["content"][number], "studentName" | "amount">[]) {
  const sums = new Map<string, number>();
  for (const { studentName, amount } of content) sums.set(studentName, (sums.get(studentName) ?? 0) + amount);
  return [...sums].map(([name, amount]) => ({ name, amount })).sort((a, b) => b.amount - a.amount);
}
