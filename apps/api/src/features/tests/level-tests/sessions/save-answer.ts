import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { AnswerWire } from "../schemas.ts";
import { type AnswerPlace, findAnswer, takeAnswer } from "./repository.ts";
import { toShownAnswer } from "./to-shown-answer.ts";

/**
 * Keeps an answer. Sending it again changes nothing, and of several pages the one that answered last wins.
 * @returns the answer that is kept, which may be a newer one
 * @throws ApiError 404 class 20001 for a session or an item that is missing or somebody else's; 409 class 50004 once it is over
 */
export async function saveAnswer(
  { db, actor: { userId } }: Ctx<"account">,
  item: Omit<AnswerPlace, "userId">,
  answer: AnswerWire,
): Promise<AnswerWire> {
  const place = { userId, ...item };
  const isTaken = await takeAnswer(db, place, answer);
  const kept = await findAnswer(db, place);
  if (!kept) throw refuse.notFound();
  if (!isTaken && !kept.isOpen) throw refuse.notNow("시험이 끝나서 답을 더 받을 수 없어요.");
  return toShownAnswer(kept.answer);
}
