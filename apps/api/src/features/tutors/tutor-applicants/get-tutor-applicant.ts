import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findNewestApplicant, findOwnApplicant } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";
import { toTutorApplicant } from "./to-tutor-applicant.ts";

/** The account's own application. @throws ApiError 404 class 20001, also for somebody else's. */
export async function getTutorApplicant(db: Queryable, userId: string, id: string): Promise<TutorApplicantWire> {
  const row = await findOwnApplicant(db, userId, id);
  if (!row) throw refuse.notFound();
  return toTutorApplicant(row);
}

/** The account's application that was begun last; null when there is none. */
export async function getNewestApplicant({
  db,
  actor: { userId },
}: Ctx<"account">): Promise<TutorApplicantWire | null> {
  const row = await findNewestApplicant(db, userId);
  return row ? toTutorApplicant(row) : null;
}
