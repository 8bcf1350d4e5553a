import { monthToRun, payoutDay } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findLastRun } from "../repository.ts";
import { addPayouts } from "./add-payouts.ts";
import { sumDue } from "./due-repository.ts";
import { findProblem } from "./find-problem.ts";
import type { PayoutDeskWire } from "./schemas.ts";

/** What a run would pay now, with what it would leave out; null when there is nothing to run. */
export async function quoteRun(db: Queryable, at: Date): Promise<PayoutDeskWire["preview"]> {
  const month = monthToRun(await findLastRun(db), at);
  if (month === null) return null;
  const { payouts, held } = await sumDue(db, month, at);
  const withProblem = (problem: string) => {
    const left = payouts.filter((payout) => findProblem(payout) === problem);
    return { count: left.length, amount: left.reduce((sum, { net }) => sum + net, 0) };
  };
  return {
    month,
    payDay: payoutDay(month),
    tutors: payouts.length,
    lessons: payouts.reduce((sum, { lessons }) => sum + lessons, 0),
    ...addPayouts(payouts),
    noAccount: withProblem("NO_ACCOUNT"),
    nameDiffers: withProblem("NAME"),
    held,
  };
}
