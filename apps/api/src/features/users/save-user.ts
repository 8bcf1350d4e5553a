import type { Database } from "../../db/client.ts";
import { ApiError } from "../../lib/errors.ts";
import { checkStudent } from "../students/check-student.ts";
import { updateSelfStudent } from "../students/store-students.ts";
import { getUser } from "./get-user.ts";
import { type UserValues, updateUser } from "./repository.ts";
import type { UserWire } from "./schemas.ts";

/**
 * Stores fields of the user, and the same facts of the student they are.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields; 404 account 20001.
 */
export async function saveUser(db: Database, userId: string, values: UserValues): Promise<UserWire> {
  return db.transaction(async (tx) => {
    await checkStudent(tx, values);
    if (!(await updateUser(tx, userId, values))) throw new ApiError(404, "account", 20001);
    await updateSelfStudent(tx, userId, selfFacts(values));
    return getUser(tx, userId);
  });
}

function selfFacts({ name, birthYear, grade, schoolId }: UserValues) {
  return {
    ...(name ? { name } : {}),
    ...(birthYear === undefined ? {} : { birthYear }),
    ...(grade === undefined ? {} : { grade }),
    ...(schoolId === undefined ? {} : { schoolId }),
  };
}
