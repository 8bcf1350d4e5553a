import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { subjectOf } from "./describe-renewal.ts";
import { makeLink } from "./make-link.ts";
import type { Renewal } from "./repository.ts";

/**
 * Tells the buyer of a schedule, in the transaction that causes it, with the link by which they answer without log-in.
 * @param notice `key` names the message among those of its schedule: the same one is sent once
 */
export async function notifySchedule(
  ctx: Ctx,
  tx: Transaction,
  renewal: Renewal,
  { key, text, delaySeconds }: { key: string; text: string; delaySeconds?: number },
): Promise<void> {
  const { schedule } = renewal;
  const url = await makeLink(ctx, tx, schedule);
  await ctx.jobs.queueNotice(tx, {
    key: `schedule:${schedule.id}:${key}`,
    kind: "PAYMENT",
    userId: schedule.userId,
    text: `[나란] ${subjectOf(renewal)}: ${text} ${url}`,
    delaySeconds,
  });
}
