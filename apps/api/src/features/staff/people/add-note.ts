import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPerson, insertNote } from "./repository.ts";

/**
 * Keeps what staff wrote about a person, for colleagues.
 * @throws ApiError 404 class 20001
 */
export async function addNote({ db, actor }: Ctx<"staff">, id: string, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findPerson(tx, id))) throw refuse.notFound();
    await insertNote(tx, { userId: id, authorId: actor.userId, text });
    await recordAct(tx, actor, { action: "person.noted", targetId: id });
  });
}
