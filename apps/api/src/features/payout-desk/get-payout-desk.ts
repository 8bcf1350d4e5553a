import { addKstMonths, lastClosedMonth, PAYOUT_STATUSES, payoutClosesAt } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { addPayouts } from "./add-payouts.ts";
import { findOpenFiles, findReadyPayouts, findRuns } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import { quoteRun } from "./quote-run.ts";
import type { PayoutDeskWire } from "./schemas.ts";

/**
 * What there is to run, to transfer and to settle, and the last runs.
 * @param at the present
 * @throws ApiError 403 account 10003 without the FINANCE role
 */
export async function getPayoutDesk(db: Queryable, userId: string, at: Date): Promise<PayoutDeskWire> {
  await requireStaff(db, userId, "MONEY");
  const [preview, ready, files, { runs, sums }] = await Promise.all([
    quoteRun(db, at),
    findReadyPayouts(db),
    findOpenFiles(db),
    findRuns(db),
  ]);
  return {
    preview,
    opensAt: payoutClosesAt(addKstMonths(lastClosedMonth(at), 1)),
    ready: sumOf(ready.filter((payout) => findProblem(payout) === null)),
    blocked: sumOf(ready.filter((payout) => findProblem(payout) !== null)),
    files,
    runs: runs.map(({ month, createdAt }) => {
      const own = sums.filter((one) => one.month === month);
      const states = Object.fromEntries(
        PAYOUT_STATUSES.map((status) => {
          const one = own.find((sum) => sum.status === status);
          return [status, { count: one?.count ?? 0, amount: one?.net ?? 0 }];
        }),
      ) as PayoutDeskWire["runs"][number]["states"];
      return { month, createdAt, payouts: own.reduce((all, one) => all + one.count, 0), ...addPayouts(own), states };
    }),
  };
}

const sumOf = (payouts: readonly { net: number }[]) => ({
  count: payouts.length,
  amount: payouts.reduce((sum, { net }) => sum + net, 0),
});
