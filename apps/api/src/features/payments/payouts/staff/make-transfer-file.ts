import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { insertTransferFile, lockReadyPayouts, markSent } from "./file-repository.ts";
import { findProblem } from "./find-problem.ts";

/**
 * Puts every payout that waits, and has an account in its tutor's name, into one file for the bank, and freezes the accounts.
 * A payout stands in one file at a time: pressing twice makes one file.
 * @throws ApiError 409 class 50004 when no payout waits
 */
export async function makeTransferFile(ctx: Ctx<"staff">) {
  const { userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const ready = (await lockReadyPayouts(tx)).filter((payout) => findProblem(payout) === null);
    if (ready.length === 0) throw refuse.notNow("이체할 지급이 없어요. 목록을 다시 확인해 주세요.");
    const facts = { count: ready.length, total: ready.reduce((sum, { net }) => sum + net, 0) };
    const id = await insertTransferFile(tx, { actorId: userId, ...facts });
    await ctx.checkpoint("payout-in-file");
    for (const payout of ready) await markSent(tx, payout.id, id, payout);
    const detail = { after: facts };
    await recordAct(tx, ctx.actor, { action: "payout.file-made", targetId: id, detail });
    return { id, ...facts };
  });
}
