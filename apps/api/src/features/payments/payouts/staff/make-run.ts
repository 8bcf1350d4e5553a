import { type KstMonth, monthToRun, planPayouts } from "@pkg/domain";
import type { AppDeps } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import type { Staff } from "../../../../lib/callers/staff-check.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findLastRun, findUnpaidLessons, type UnpaidLessonRow } from "../repository.ts";
import { addPayouts } from "./add-payouts.ts";
import { announceRun } from "./announce-run.ts";
import { findRun, insertPayouts, insertRun, lockRuns, readyFailedPayouts } from "./run-repository.ts";
import type { PayoutRunWire } from "./schemas.ts";

interface RunRequest {
  month: KstMonth;
  /** Won before tax, as staff saw it. */
  gross: number;
  /** The present. */
  at: Date;
}

/**
 * Pays every settled lesson of the closed months that was never paid, one payout a tutor, and readies payouts that failed. All of
 * it is one transaction; a month that was run answers what it came to, so pressing twice runs once. Tutors hear of it.
 * @throws ApiError 409 class 50004 for a month that cannot be run now (reason MONTH), and when the sum is not the one
 *   that was seen (reason SUM)
 */
export async function makeRun(
  deps: AppDeps,
  { month, gross, at }: RunRequest,
  { userId, requestId }: Staff,
): Promise<PayoutRunWire> {
  return deps.db.transaction(async (tx) => {
    await lockRuns(tx);
    const done = await findRun(tx, month);
    if (done) return toWire(done);
    const lastRun = await findLastRun(tx);
    if (monthToRun(lastRun, at) !== month) {
      throw refuse.notNow({ message: "지금 지급할 수 있는 달이 아니에요.", reason: "MONTH" });
    }
    const { payouts: planned } = planPayouts<UnpaidLessonRow>(await findUnpaidLessons(tx, month), { month, lastRun });
    const sums = addPayouts(planned);
    if (sums.gross !== gross) {
      throw refuse.notNow({ message: "그사이 금액이 바뀌었어요. 다시 확인해 주세요.", reason: "SUM" });
    }
    const run = { month, payouts: planned.length, ...sums };
    await insertRun(tx, run, userId);
    await deps.checkpoint("payout-in-run");
    const made = await insertPayouts(tx, month, planned);
    const readied = await readyFailedPayouts(tx);
    const after = { payouts: made.length, gross, net: sums.net, readied };
    await recordAct(tx, { action: "payout.run", actorId: userId, targetId: month, requestId, detail: { after } });
    await announceRun(deps, tx, month, made);
    return run;
  });
}

function toWire({ month, payouts, gross, incomeTax, localTax, net }: Omit<PayoutRunWire, "tax">): PayoutRunWire {
  return { month, payouts, gross, incomeTax, localTax, tax: incomeTax + localTax, net };
}
