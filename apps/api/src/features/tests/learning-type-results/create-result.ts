import { learningTypeOf, scoreLearningAnswers } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { insertResult } from "./repository.ts";
import type { LearningTypeAnswers, NewLearningTypeResultWire } from "./schemas.ts";

/** A whole school may sit behind one address. */
const TAKEN: Pace = { name: "learning-type-result", burst: 500, everySeconds: 1 };

/**
 * Scores the answers and keeps the scores for a year; the answers themselves are kept nowhere.
 * @throws ApiError 429 class 10001 after too many from one address
 */
export async function createResult(
  ctx: Ctx,
  { answers }: LearningTypeAnswers,
  address: string,
): Promise<NewLearningTypeResultWire> {
  await keepPace(ctx, TAKEN, address, refuse.tooManyReports);
  const scores = scoreLearningAnswers(answers);
  const [id, claimKey] = [newToken(), newToken()];
  await insertResult(ctx.db, { idHash: hashToken(id), claimKeyHash: hashToken(claimKey) }, scores);
  return { id: id.reveal(), claimKey: claimKey.reveal(), type: learningTypeOf(scores), scores: { ...scores } };
}
