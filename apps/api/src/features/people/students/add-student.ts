import { CONSENT_VERSION, MAX_STUDENTS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkGuardianConsent, checkStudent } from "./check-student.ts";
import { countStudents, findOwnStudent, insertGuardianConsent, insertStudents, lockAccount } from "./repository.ts";
import type { NewStudent, StudentWire } from "./schemas.ts";
import { toStudent } from "./to-student.ts";

/**
 * Adds a student to the account, e.g. a parent's second child.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with fields; 403 account 10003 before registration.
 */
export async function addStudent({ db, actor: { userId } }: Ctx<"account">, input: NewStudent): Promise<StudentWire> {
  const { guardianConsent, ...facts } = input;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account?.registered) throw refuse.accountForbidden();
    await checkStudent(tx, facts);
    const needsConsent = checkGuardianConsent(facts.birthYear, guardianConsent);
    if ((await countStudents(tx, userId)) >= MAX_STUDENTS) {
      const fields = [{ path: "name", message: `학생은 ${MAX_STUDENTS}명까지 추가할 수 있어요.` }];
      throw refuse.invalidUser({ fields });
    }
    const [id] = await insertStudents(tx, [{ ...facts, userId }]);
    if (needsConsent) await insertGuardianConsent(tx, userId, CONSENT_VERSION);
    const added = id && (await findOwnStudent(tx, userId, id));
    if (!added) throw new Error("The new student was not found again.");
    return toStudent(added);
  });
}
