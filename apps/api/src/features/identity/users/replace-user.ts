import type { Ctx } from "../../../deps.ts";
import { saveUser } from "./save-user.ts";
import type { UserReplacement, UserWire } from "./schemas.ts";

/** Replaces all editable fields; what was left out becomes empty. */
export async function replaceUser(
  { db, actor: { userId } }: Ctx<"account">,
  input: UserReplacement,
  ifMatch?: string,
): Promise<UserWire> {
  const { name, birthYear = null, grade = null, schoolId = null, schoolName = null, guardianConsent } = input;
  const { postcode = null, address = null, addressDetail = null } = input;
  const values = { name, birthYear, grade, schoolId, schoolName, postcode, address, addressDetail };
  return saveUser(db, userId, values, { guardianConsent, ifMatch });
}
