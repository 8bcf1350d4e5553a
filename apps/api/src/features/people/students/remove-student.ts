import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { deleteNewStudent, findOwnStudent, lockAccount, updateOwnStudent } from "./repository.ts";
import type { StudentRemoval } from "./schemas.ts";

/**
 * Takes a student off the account's list: with an order the student is hidden, for the order names them, else deleted.
 * Consents stay, as they were given.
 * @throws ApiError 404 account 20009 for a missing or foreign student; 400 for the account's owner
 */
export async function removeStudent({ db, actor: { userId } }: Ctx<"account">, id: string): Promise<StudentRemoval> {
  return db.transaction(async (tx) => {
    // An order that is being placed holds the account too.
    await lockAccount(tx, userId);
    const found = await findOwnStudent(tx, userId, id);
    if (!found) throw refuse.studentNotFound();
    if (found.student.isSelf)
      throw refuse.invalidUser("내 프로필은 지울 수 없어요. 계정은 ‘로그인과 보안’에서 닫을 수 있어요.");
    if (await deleteNewStudent(tx, userId, id)) return { outcome: "REMOVED" };
    if (!found.student.isHidden) await updateOwnStudent(tx, userId, id, { isHidden: true });
    return { outcome: "HIDDEN" };
  });
}
