import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { findOwnTutor } from "../tutors/repository.ts";
import { listReviews } from "./list-reviews.ts";

const PAGE = 20;

/**
 * What families wrote about the signed-in tutor, the newest first.
 * @throws ApiError 403 class 10004 for an account that teaches nobody
 */
export async function listTutorReviews({ db, actor: { userId } }: Ctx<"account">, page: number) {
  const { id: tutorId } = requireTutor(await findOwnTutor(db, userId));
  return listReviews(db, { tutorId, page, size: PAGE, sort: "LATEST" });
}
