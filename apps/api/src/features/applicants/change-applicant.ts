import type { Queryable } from "../../db/client.ts";
import { ApiError, notFound } from "../../lib/errors.ts";
import { changeWishes, emptyWishes, wishesFromRow, wishesToWire } from "./merge-wishes.ts";
import { findApplicant, findPaidOrder, saveApplicant } from "./repository.ts";
import type { ApplicantChange, ApplicantWire } from "./schemas.ts";

/**
 * Changes a part of the wishes; `complete` (or a `completedAt`) closes them for changes (spec §7).
 * @throws ApiError 404 as `getApplicant`; 409 INVALID_REQUEST_CREATE_APPLICANT when they are complete already.
 */
export async function changeApplicant(
  db: Queryable,
  userId: string,
  merchantUid: string,
  { complete, completedAt, ...change }: ApplicantChange,
): Promise<ApplicantWire> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw notFound();
  const row = await findApplicant(db, userId, merchantUid);
  const { completedAt: _was, ...wishes } = changeWishes(row ? wishesFromRow(row) : emptyWishes(order), change);
  const saved = await saveApplicant(db, userId, merchantUid, {
    ...wishes,
    studyPurposes: [...wishes.studyPurposes],
    tutorGenders: [...wishes.tutorGenders],
    tutorUniversities: [...wishes.tutorUniversities],
    tutorPassTypes: [...wishes.tutorPassTypes],
    tutorTracks: [...wishes.tutorTracks],
    likedTutorStyles: [...wishes.likedTutorStyles],
    dislikedTutorStyles: [...wishes.dislikedTutorStyles],
    recommendedTutors: [...wishes.recommendedTutors],
    selectedTutors: [...wishes.selectedTutors],
    completedAt: complete || completedAt ? new Date() : null,
  });
  if (!saved) throw new ApiError(409, "class", "INVALID_REQUEST_CREATE_APPLICANT", { reason: "COMPLETED" });
  return wishesToWire(wishesFromRow(saved), order);
}
