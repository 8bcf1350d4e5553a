import type { Database } from "../../db/client.ts";
import { saveUser } from "./save-user.ts";
import type { UserReplacement, UserWire } from "./schemas.ts";

/** Replaces all editable fields; what was left out becomes empty (spec §7, `PUT /users/me`). */
export async function replaceUser(db: Database, userId: string, input: UserReplacement): Promise<UserWire> {
  const { name, birthYear = null, grade = null, schoolId = null } = input;
  const { postcode = null, address = null, addressDetail = null } = input;
  return saveUser(db, userId, { name, birthYear, grade, schoolId, postcode, address, addressDetail });
}
