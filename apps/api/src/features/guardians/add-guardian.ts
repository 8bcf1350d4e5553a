import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { checkGuardianCode } from "./check-guardian-code.ts";
import { findGuardian, insertGuardian, lockOwner } from "./repository.ts";
import type { GuardianWire, NewGuardian } from "./schemas.ts";

/**
 * Names the guardian of a student account, once.
 * @throws ApiError 409 account 20007 when the account has parent info already: a guardian, or it is a parent's; 403 account
 *   10003 before registration; what `checkGuardianCode` throws.
 */
export async function addGuardian(deps: AppDeps, userId: string, input: NewGuardian): Promise<GuardianWire> {
  const phoneNumber = await checkGuardianCode(deps, userId, input);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner?.registered) throw refuse.accountForbidden();
    if (owner.isParent || (await findGuardian(tx, userId))) throw refuse.guardianExists();
    await insertGuardian(tx, { userId, name: input.name, phoneNumber });
    const added = await findGuardian(tx, userId);
    if (!added) throw new Error("The new guardian was not found again.");
    return added;
  });
}
