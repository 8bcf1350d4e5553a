import { type KstMonth, monthToRun, type PayoutAmount, payoutOf } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findLastRun } from "../repository.ts";
import { addPayouts } from "./add-payouts.ts";
import { announceRun } from "./announce-run.ts";
import { lockDueLessons, sumDue } from "./due-repository.ts";
import { findRun, insertPayouts, insertRun, lockRuns, readyFailedPayouts } from "./run-repository.ts";
import type { PayoutRunWire } from "./schemas.ts";

/** Tutors that are paid with one statement of each kind: a month of theirs is some ten thousand lessons. */
const BATCH = 500;

interface RunRequest {
  month: KstMonth;
  /** Won before tax, as staff saw it. */
  gross: number;
}

/**
 * Pays every settled lesson of the closed months that was never paid, one payout a tutor, and readies payouts that
 * failed. All of it is one transaction; a month that was run answers what it came to, so pressing twice runs once.
 * Tutors hear of it.
 * @throws ApiError 409 class 50004 for a month that cannot be run now (reason MONTH), and when the sum is not the one
 *   that was seen (reason SUM)
 */
export async function makeRun(ctx: Ctx<"staff">, { month, gross }: RunRequest): Promise<PayoutRunWire> {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockRuns(tx);
    const done = await findRun(tx, month);
    if (done) return toWire(done);
    if (monthToRun(await findLastRun(tx), ctx.now) !== month) {
      throw refuse.notNow({ message: "지금 지급할 수 있는 달이 아니에요.", reason: "MONTH" });
    }
    const { payouts: due } = await sumDue(tx, month, ctx.now);
    const sums = addPayouts(due);
    if (sums.gross !== gross) throw otherSum();
    const run = { month, payouts: due.length, ...sums };
    await insertRun(tx, run, userId);
    await ctx.checkpoint("payout-in-run");
    const paid = await payTutors(ctx, tx, month);
    if (paid.gross !== gross || paid.net !== sums.net) throw otherSum();
    const readied = await readyFailedPayouts(tx);
    const after = { payouts: due.length, gross, net: sums.net, readied };
    await recordAct(tx, ctx.actor, { action: "payout.run", targetId: month, detail: { after } });
    return run;
  });
}

/** Pays what is due, tutor by tutor, and tells them. @returns what all of them come to */
async function payTutors(ctx: Ctx, tx: Transaction, month: KstMonth) {
  const paid: PayoutAmount[] = [];
  let afterTutor = 0;
  while (true) {
    const lessons = await lockDueLessons(tx, { month, at: ctx.now }, { afterTutor, tutors: BATCH });
    const last = lessons.at(-1);
    if (!last) return addPayouts(paid);
    const planned = [...Map.groupBy(lessons, ({ tutorId }) => tutorId)].map(([tutorId, own]) => {
      return { tutorId, ...payoutOf(own) };
    });
    const lessonIds = lessons.map(({ id }) => id);
    await announceRun(ctx, tx, month, await insertPayouts(tx, month, planned, lessonIds));
    paid.push(...planned);
    afterTutor = last.tutorId;
  }
}

const otherSum = () => refuse.notNow({ message: "그사이 금액이 바뀌었어요. 다시 확인해 주세요.", reason: "SUM" });

function toWire({ month, payouts, gross, incomeTax, localTax, net }: Omit<PayoutRunWire, "tax">): PayoutRunWire {
  return { month, payouts, gross, incomeTax, localTax, tax: incomeTax + localTax, net };
}
