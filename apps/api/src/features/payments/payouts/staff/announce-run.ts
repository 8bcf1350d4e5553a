import { addWorkingDays, formatKoreanDate, formatWon, type KstMonth, nextPayDay, payoutDay } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { findHolders } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import { notifyTutor } from "./notify-tutor.ts";
import { findTutorUsers } from "./run-repository.ts";

interface MadePayout {
  id: string;
  tutorId: number;
  /** Won. */
  net: number;
}

/** Tells each tutor of a run what is on its way and when, or that an account is missing. In the run's own transaction. */
export async function announceRun(ctx: Ctx, tx: Transaction, month: KstMonth, made: readonly MadePayout[]) {
  const tutorIds = made.map(({ tutorId }) => tutorId);
  const users = await findTutorUsers(tx, tutorIds);
  const problems = new Map((await findHolders(tx, tutorIds)).map((holder) => [holder.tutorId, findProblem(holder)]));
  for (const { id, tutorId, net } of made) {
    const hasAccount = problems.get(tutorId) === null;
    const text = runText(month, net, hasAccount, ctx.now);
    const path = hasAccount ? `/earnings/statement?month=${month}` : "/earnings/account";
    await notifyTutor(ctx, tx, { key: `payout-run:${id}`, userId: users.get(tutorId) ?? null, text, path });
  }
}

/** When a payout is sent: late, the next working day; without an account, the pay day to come. */
export function runText(month: KstMonth, net: number, hasAccount: boolean, now: Date): string {
  const what = `${Number(month.slice(5))}월 수업료 ${formatWon(net)}`;
  const dayText = (day: string) => formatKoreanDate(day, { now });
  if (!hasAccount) return `${what}을 보낼 계좌가 필요해요. 등록하면 ${dayText(nextPayDay(now))}까지 보내 드려요.`;
  const [promised, possible] = [payoutDay(month), addWorkingDays(now, 0)];
  return promised < possible
    ? `${what} 지급이 늦어 죄송해요. ${dayText(possible)}에 보내 드려요.`
    : `${what}을 ${dayText(promised)}에 보내 드려요.`;
}
