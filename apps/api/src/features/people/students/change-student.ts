import { CONSENT_VERSION } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { omitUndefined } from "../../../lib/requests/omit-undefined.ts";
import { checkVersion } from "../../../lib/requests/version.ts";
import { checkGuardianConsent, checkStudent } from "./check-student.ts";
import { findOwnStudent, insertGuardianConsent, lockAccount, mirrorToUser, updateOwnStudent } from "./repository.ts";
import type { StudentChange, StudentWire } from "./schemas.ts";
import { toStudent } from "./to-student.ts";

/**
 * Changes some facts of one of the account's students.
 * @throws ApiError 404 account 20009 for a missing or foreign student; 400 with fields; 409 account 20006 for an old version.
 */
export async function changeStudent(
  { db, actor: { userId } }: Ctx<"account">,
  id: string,
  change: StudentChange,
  ifMatch?: string,
): Promise<StudentWire> {
  const { guardianConsent, ...given } = change;
  const facts = omitUndefined(given);
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const before = await findOwnStudent(tx, userId, id);
    if (!before) throw refuse.studentNotFound();
    checkVersion(ifMatch, before.student.updatedAt);
    await checkStudent(tx, facts);
    const isYoungerNow = facts.birthYear !== undefined && facts.birthYear !== before.student.birthYear;
    const needsConsent = isYoungerNow && checkGuardianConsent(facts.birthYear, guardianConsent);
    if (Object.keys(facts).length > 0) {
      const updated = await updateOwnStudent(tx, userId, id, facts);
      if (updated?.isSelf) await mirrorToUser(tx, userId, facts);
    }
    if (needsConsent) await insertGuardianConsent(tx, userId, CONSENT_VERSION);
    const after = await findOwnStudent(tx, userId, id);
    if (!after) throw refuse.studentNotFound();
    return toStudent(after);
  });
}
