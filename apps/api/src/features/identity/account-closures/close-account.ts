import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { Secret } from "../../../secrets/secret.ts";
import { releaseBillingKeys } from "../../payments/payments/release-billing-keys.ts";
import { stopSchedulesOfUser } from "../../sales/order-schedules/stop-schedules.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { findPasswordOwner } from "../passwords/find-password-owner.ts";
import { erasePerson } from "./erase-person.ts";
import { findObstacles } from "./find-obstacles.ts";
import { keepApart } from "./keep-apart.ts";
import { deletePaymentMethods, lockOpenAccount } from "./repository.ts";
import type { Closure } from "./schemas.ts";

/** The job that sends the last mail, and the purpose that its address is sealed for. */
export const CLOSED_JOB = "mail.account-closed";
/** The job that deletes what the account's phone entered in events, and the purpose that it is sealed for. */
export const PARTICIPATIONS_JOB = "participations.remove";
const OBSTACLE = "아직 탈퇴할 수 없어요. 남은 일을 먼저 확인해 주세요.";

/**
 * Closes an account (회원 탈퇴): nobody can log in any more, renewals stop, stored cards are deleted at the provider too, and
 * who the person was is forgotten, but for what the law keeps apart. The address and the phone are free again.
 * @throws ApiError 404 account 20001 when it is closed already; 409 account 20006 with `obstacles`; 400 account 20004 for a wrong
 *   password, 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER without one, 429 account 20006 after ten wrong ones.
 */
export async function closeAccount(ctx: Ctx<"account">, { currentPassword }: Closure): Promise<{ success: true }> {
  const { userId } = ctx.actor;
  const owner = await findPasswordOwner(ctx.db, { userId });
  if (!owner) throw refuse.userNotFound();
  await checkPassword(ctx, owner, currentPassword);
  await ctx.db.transaction(async (tx) => {
    const account = await lockOpenAccount(tx, userId);
    if (!account) throw refuse.userNotFound();
    const obstacles = await findObstacles(tx, userId, account);
    if (obstacles.length > 0) throw refuse.stateConflict({ message: OBSTACLE, obstacles });
    await stopSchedulesOfUser(ctx, tx, userId);
    const methods = await deletePaymentMethods(tx, userId);
    await releaseBillingKeys(
      ctx,
      tx,
      methods.filter(({ removedAt }) => removedAt === null),
    );
    await keepApart(tx, userId);
    await erasePerson(tx, userId);
    await recordAct(tx, ctx.actor, { action: "user.closed", targetId: userId });
    // One that was never confirmed may be somebody else's.
    if (account.phoneNumber && account.phoneNumberVerified) {
      const sealedPhone = seal(ctx.config.authSecret, PARTICIPATIONS_JOB, new Secret(account.phoneNumber));
      const key = `${PARTICIPATIONS_JOB}:${userId}`;
      await ctx.jobs.send(tx, { name: PARTICIPATIONS_JOB, key, payload: { sealedPhone } });
    }
    const email = realEmail(owner.email);
    if (email === null) return;
    const sealedEmail = seal(ctx.config.authSecret, CLOSED_JOB, new Secret(email));
    await ctx.jobs.send(tx, { name: CLOSED_JOB, key: `${CLOSED_JOB}:${userId}`, payload: { sealedEmail } });
  });
  return { success: true };
}
