import { publishedTextProblem, REVIEW_REPLY_LENGTH } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { requireTutor } from "../../../lib/callers/require-tutor.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findOwnTutor } from "../tutors/repository.ts";
import { findReviewOfTutor, writeReply } from "./reply-repository.ts";

/**
 * The tutor's one answer to a review. Everybody reads it; it stays as it is.
 * @throws ApiError 403 class 10004 for an account that teaches nobody; 404 class 20001 for a review of somebody else, or a hidden
 * one; 400 class 10001 at `text`; 409 account 20006 when it is answered already.
 */
export async function answerReview({ db, actor: { userId } }: Ctx<"account">, id: number, text: string): Promise<void> {
  const { id: tutorId } = requireTutor(await findOwnTutor(db, userId));
  if (!(await findReviewOfTutor(db, id, tutorId))) throw refuse.notFound();
  const message = publishedTextProblem(text, REVIEW_REPLY_LENGTH);
  if (message) throw refuse.invalidInput({ fields: [{ path: "text", message }] });
  if (!(await writeReply(db, id, tutorId, text))) throw refuse.stateConflict("이미 답글을 남긴 후기예요.");
}
