import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { findGuardianOfOrder, findRecentOrderIds } from "./repository.ts";

/** Tells the guardian that the consent was taken, by the message that the law asks for. */
export async function queueConsentNotice({ jobs }: Ctx, tx: Queryable, userId: string): Promise<void> {
  await jobs.send(tx, { name: "guardian.notice", key: `guardian.consent:${userId}`, payload: { userId } });
}

/** Tells the guardian of a minor, when one is known, of a payment; once for each order. */
export async function queueOrderNotice({ jobs }: Ctx, tx: Queryable, orderId: string): Promise<void> {
  if (!(await findGuardianOfOrder(tx, orderId))) return;
  await jobs.send(tx, { name: "guardian.notice", key: `guardian.order:${orderId}`, payload: { orderId } });
}

/** Payments of a week, the time for which a job's key is kept: a guardian who was told of one is not told again. */
export async function queueRecentOrderNotices(ctx: Ctx<"account">, tx: Queryable): Promise<void> {
  for (const id of await findRecentOrderIds(tx, ctx.actor.userId)) await queueOrderNotice(ctx, tx, id);
}
