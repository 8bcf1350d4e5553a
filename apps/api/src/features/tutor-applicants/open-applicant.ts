import type { Database } from "../../db/client.ts";
import { refuse } from "../../lib/refuse.ts";
import { findNewestApplicant, insertApplicant, isTutor, lockAuthor } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";
import { toTutorApplicant } from "./to-tutor-applicant.ts";

/**
 * Begins the account's application, with the name that we know; the open one again when there is one already.
 * @throws ApiError 403 account 10003 before registration, 403 class 10004 for somebody who is a tutor.
 */
export async function openApplicant(db: Database, userId: string): Promise<TutorApplicantWire> {
  return db.transaction(async (tx) => {
    const author = await lockAuthor(tx, userId);
    if (!author?.registered) throw refuse.accountForbidden();
    if (await isTutor(tx, userId)) throw refuse.forbidden("이미 선생님이에요.");
    const newest = await findNewestApplicant(tx, userId);
    const isOpen = newest?.applicant.status === "DRAFT" || newest?.applicant.status === "REGISTERED";
    if (newest && isOpen) return toTutorApplicant(newest);
    await insertApplicant(tx, { userId, name: author.name });
    const begun = await findNewestApplicant(tx, userId);
    if (!begun) throw new Error("The new application was not found again.");
    return toTutorApplicant(begun);
  });
}
