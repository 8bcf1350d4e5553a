import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { listSummaries } from "../../tests/level-tests/summaries/list-summaries.ts";
import { readPresent } from "./read-present.ts";
import { findPerson } from "./repository.ts";
import type { PersonWire } from "./schemas.ts";

/** Looking at a person is recorded under this name, and is no part of their history. */
export const PERSON_VIEWED = "person.viewed";

/**
 * Who somebody is, and how it stands with what they bought and teach. That it was looked at is recorded.
 * @throws ApiError 404 class 20001
 */
export async function showPerson({ db, actor }: Ctx<"staff">, id: string): Promise<PersonWire> {
  const row = await findPerson(db, id);
  if (!row) throw refuse.notFound();
  await recordAct(db, actor, { action: PERSON_VIEWED, targetId: id });
  const students = row.students.map((student) => student.id);
  const [levelTests, present] = await Promise.all([
    listSummaries(db, students),
    readPresent(db, { userId: id, isTutor: row.tutorId !== null }),
  ]);
  return { ...row, email: realEmail(row.email), present, levelTests };
}
