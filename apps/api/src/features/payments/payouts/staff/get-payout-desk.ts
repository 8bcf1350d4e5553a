import { addKstMonths, lastClosedMonth, payoutClosesAt } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { findOpenFiles, findRuns, sumReadyPayouts } from "./desk-repository.ts";
import { findProblem } from "./find-problem.ts";
import { quoteRun } from "./quote-run.ts";
import type { PayoutDeskWire } from "./schemas.ts";

/** What there is to run, to transfer and to settle, and the last runs. */
export async function getPayoutDesk({ db, now: at }: Ctx): Promise<PayoutDeskWire> {
  const [preview, ready, files, { runs, unpaid }] = await Promise.all([
    quoteRun(db, at),
    sumReadyPayouts(db),
    findOpenFiles(db),
    findRuns(db),
  ]);
  return {
    preview,
    opensAt: payoutClosesAt(addKstMonths(lastClosedMonth(at), 1)),
    ready: sumOf(ready.filter(canGo)),
    blocked: sumOf(ready.filter((payouts) => !canGo(payouts))),
    files,
    runs: runs.map(({ actorId: _actor, ...run }) => ({
      ...run,
      tax: run.incomeTax + run.localTax,
      states: statesOf(
        run,
        unpaid.filter(({ month }) => month === run.month),
      ),
    })),
  };
}

type Unpaid = Awaited<ReturnType<typeof findRuns>>["unpaid"][number];
type Sum = { count: number; amount: number };

/** What became of a run's payouts: those that wait or failed, and all others are paid. */
function statesOf(run: { payouts: number; net: number }, unpaid: readonly Unpaid[]) {
  const of = (state: Unpaid["state"]) => sumOf(unpaid.filter((one) => one.state === state));
  const rest = sumOf(unpaid);
  const PAID = { count: run.payouts - rest.count, amount: run.net - rest.amount };
  return { READY: of("READY"), NO_ACCOUNT: of("NO_ACCOUNT"), SENT: of("SENT"), PAID, FAILED: of("FAILED") };
}

type ReadyPayouts = Awaited<ReturnType<typeof sumReadyPayouts>>[number];

/** Names are there only where the holder's and the tutor's differ. */
function canGo({ hasAccount, tutorName, holderName }: ReadyPayouts): boolean {
  if (!hasAccount) return false;
  return tutorName === null || findProblem({ tutorName, holderName }) === null;
}

const sumOf = (payouts: readonly Sum[]): Sum => ({
  count: payouts.reduce((sum, { count }) => sum + count, 0),
  amount: payouts.reduce((sum, { amount }) => sum + amount, 0),
});
