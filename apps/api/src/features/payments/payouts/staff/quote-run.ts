import { monthToRun, payoutDay, planPayouts } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findLastRun, findUnpaidLessons } from "../repository.ts";
import { addPayouts } from "./add-payouts.ts";
import { findHolders } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import type { PayoutDeskWire } from "./schemas.ts";

/** What a run would pay now, with what it would leave out; null when there is nothing to run. */
export async function quoteRun(db: Queryable, at: Date): Promise<PayoutDeskWire["preview"]> {
  const lastRun = await findLastRun(db);
  const month = monthToRun(lastRun, at);
  if (month === null) return null;
  const { payouts, held } = planPayouts(await findUnpaidLessons(db, month), { month, lastRun });
  const holders = await findHolders(
    db,
    payouts.map(({ tutorId }) => tutorId),
  );
  const problems = new Map(holders.map((holder) => [holder.tutorId, findProblem(holder)]));
  const withProblem = (problem: string) => {
    const left = payouts.filter(({ tutorId }) => problems.get(tutorId) === problem);
    return { count: left.length, amount: left.reduce((sum, { net }) => sum + net, 0) };
  };
  return {
    month,
    payDay: payoutDay(month),
    tutors: payouts.length,
    lessons: payouts.reduce((sum, { lessons }) => sum + lessons.length, 0),
    ...addPayouts(payouts),
    noAccount: withProblem("NO_ACCOUNT"),
    nameDiffers: withProblem("NAME"),
    held: { count: held.length, amount: held.reduce((sum, { amount }) => sum + amount, 0) },
  };
}
