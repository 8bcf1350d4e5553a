import { CONSENT_VERSION, isUnder14 } from "@pkg/domain";
import type { Database } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkVersion } from "../../../lib/requests/version.ts";
import { checkGuardianConsent, checkStudent } from "../../people/students/check-student.ts";
import { mirrorToSelfStudent } from "../../people/students/repository.ts";
import { getUser } from "./get-user.ts";
import { insertConsents, lockUser, type UserValues, updateUser } from "./repository.ts";
import type { UserWire } from "./schemas.ts";

export interface SaveTerms {
  /** A guardian agrees; needed for a new year of birth under 14. */
  guardianConsent?: boolean | undefined;
  /** The version that the change was made from. */
  ifMatch?: string | undefined;
}

/**
 * Stores fields of the user, and the same facts of the student they are.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields; 404 account 20001; 409 account 20006 for an old version.
 */
export async function saveUser(
  db: Database,
  userId: string,
  values: UserValues,
  { guardianConsent, ifMatch }: SaveTerms,
): Promise<UserWire> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, userId);
    if (!before) throw refuse.userNotFound();
    checkVersion(ifMatch, before.updatedAt);
    await checkStudent(tx, values);
    checkGuardianDuty(before, values.birthYear);
    const isNewYear = values.birthYear !== undefined && values.birthYear !== before.birthYear;
    if (isNewYear && checkGuardianConsent(values.birthYear, guardianConsent)) {
      await insertConsents(tx, [{ userId, key: "UNDER_14_PRIVACY", version: CONSENT_VERSION, agreed: true }]);
    }
    if (Object.keys(values).length > 0) {
      await updateUser(tx, userId, values);
      await mirrorToSelfStudent(tx, userId, selfFacts(values));
    }
    return getUser(tx, userId);
  });
}

/**
 * A child under 14 who makes himself older would need no guardian any more.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with the field
 */
function checkGuardianDuty(
  before: { isParent: boolean; birthYear: number | null },
  birthYear: number | null | undefined,
) {
  if (birthYear === undefined || before.birthYear === null || before.isParent) return;
  const now = new Date();
  if (!isUnder14(before.birthYear, now) || (birthYear !== null && isUnder14(birthYear, now))) return;
  throw refuse.invalidUser({ fields: [{ path: "birthYear", message: "태어난 해는 고객센터에서 바꿔 드려요." }] });
}

function selfFacts({ name, birthYear, grade, schoolId, schoolName }: UserValues) {
  return {
    ...(name ? { name } : {}),
    ...(birthYear === undefined ? {} : { birthYear }),
    ...(grade === undefined ? {} : { grade }),
    ...(schoolId === undefined ? {} : { schoolId }),
    ...(schoolName === undefined ? {} : { schoolName }),
  };
}
