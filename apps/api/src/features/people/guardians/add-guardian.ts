import { CONSENT_VERSION, guardianDuty } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkGuardianConsent } from "../students/check-student.ts";
import { insertGuardianConsent } from "../students/repository.ts";
import { checkGuardianCode } from "./check-guardian-code.ts";
import { refuseOwnPhone } from "./describe-refusals.ts";
import { findGuardian, findYoungestBirthYear, insertGuardian, lockOwner } from "./repository.ts";
import type { GuardianWire, NewGuardian } from "./schemas.ts";
import { queueConsentNotice, queueRecentOrderNotices } from "./send-guardian-notices.ts";

/**
 * Names the guardian of a student account, once. Of a student under 14, or of one with a sibling under 14 in the account, the guardian consents with it; the guardian of an older
 * minor is told of this week's payments.
 * @throws ApiError 409 account 20007 when the account has parent info already: a guardian, or it is a parent's; 403 account
 *   10003 before registration; 400 at `guardianConsent` without the consent for a child under 14, at `phoneNumber` for the
 *   student's own phone; what `checkGuardianCode` throws.
 */
export async function addGuardian(ctx: Ctx<"account">, input: NewGuardian): Promise<GuardianWire> {
  const { userId } = ctx.actor;
  const { name, guardianConsent, ...proof } = input;
  const phoneNumber = await checkGuardianCode(ctx, proof);
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner?.registered) throw refuse.accountForbidden();
    if (owner.isParent || (await findGuardian(tx, userId))) throw refuse.guardianExists();
    if (owner.phoneNumber === phoneNumber) throw refuseOwnPhone();
    const { isParent, birthYear } = owner;
    const learnerBirthYear = await findYoungestBirthYear(tx, userId);
    const duty = guardianDuty({ isParent, birthYear, learnerBirthYear }, ctx.now);
    const isConsent = checkGuardianConsent(duty === "CONSENT" ? learnerBirthYear : birthYear, guardianConsent);
    await insertGuardian(tx, { userId, name, phoneNumber });
    if (isConsent) {
      await insertGuardianConsent(tx, userId, CONSENT_VERSION);
      await queueConsentNotice(ctx, tx, userId);
    }
    await queueRecentOrderNotices(ctx, tx);
    const added = await findGuardian(tx, userId);
    if (!added) throw new Error("The new guardian was not found again.");
    return added;
  });
}
