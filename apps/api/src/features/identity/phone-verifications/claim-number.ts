import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findClaimObstacles } from "./find-claim-obstacles.ts";
import { cancelConsultations, freeNumber, lockHolder } from "./repository.ts";

/** The job that sends the mail to the account that had the number. */
export const CLAIMED_JOB = "mail.phone-claimed";

/**
 * Takes a proven number from the account that had verified it, in the caller's transaction. That account keeps its log-in
 * and all that it asked for: nothing from before is found by the number. Nothing happens to a number that is free.
 * @throws ApiError 409 class 42003 without `canClaim` when that account has lessons, money or a role to keep it for
 */
export async function claimNumber(
  { jobs, actor }: Ctx<"account">,
  tx: Transaction,
  { id, phoneNumber }: { id: string; phoneNumber: string },
): Promise<void> {
  const holder = await lockHolder(tx, actor.userId, phoneNumber);
  if (!holder) return;
  if ((await findClaimObstacles(tx, holder)).length > 0) throw refuse.phoneNumberTaken({ canClaim: false });
  await freeNumber(tx, holder.id);
  await cancelConsultations(tx, holder.id, phoneNumber);
  await recordAct(tx, actor, { action: "user.number-claimed", targetId: holder.id });
  await jobs.send(tx, { name: CLAIMED_JOB, key: `${CLAIMED_JOB}:${id}`, payload: { userId: holder.id } });
}
