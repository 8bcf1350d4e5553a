import { formatKoreanDate, formatWon, type KstMonth, payoutDay } from "@pkg/domain";
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
  const day = formatKoreanDate(payoutDay(month), { now: ctx.now });
  const what = `${Number(month.slice(5))}월 수업료`;
  for (const { id, tutorId, net } of made) {
    const hasAccount = problems.get(tutorId) === null;
    const text = hasAccount
      ? `${what} ${formatWon(net)}을 ${day}에 보내 드려요.`
      : `${what} ${formatWon(net)}을 보낼 계좌가 필요해요. 등록하면 바로 이어서 보내 드려요.`;
    const path = hasAccount ? `/earnings/statement?month=${month}` : "/earnings/account";
    await notifyTutor(ctx, tx, { key: `payout-run:${id}`, userId: users.get(tutorId) ?? null, text, path });
  }
}
