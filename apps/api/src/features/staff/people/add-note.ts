import type { Database } from "../../../db/client.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { requireStaff } from "../../../lib/callers/require-staff.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPerson, insertNote } from "./repository.ts";

/**
 * Keeps what staff wrote about a person, for colleagues.
 * @throws ApiError 403 account 10003 without the OPERATOR or FINANCE role; 404 class 20001
 */
export async function addNote(
  db: Database,
  id: string,
  text: string,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  await requireStaff(db, userId, "PEOPLE");
  await db.transaction(async (tx) => {
    if (!(await findPerson(tx, id))) throw refuse.notFound();
    await insertNote(tx, { userId: id, authorId: userId, text });
    await recordAct(tx, { action: "person.noted", actorId: userId, targetId: id, requestId });
  });
}
