import { learningTypeOf } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hashToken } from "../../../secrets/token.ts";
import { claimResult } from "./repository.ts";
import type { LearningTypeResultWire, ResultClaim } from "./schemas.ts";

/**
 * Makes the result of a test somebody's who has an account now; claimed again, it goes to the other student of the account.
 * @throws ApiError 404 for a result that is missing, another account's or claimed with a wrong key, and for a foreign student
 */
export async function claimLearningType(
  { db, actor: { userId } }: Ctx<"account">,
  id: string,
  { claimKey, studentId }: ResultClaim,
): Promise<LearningTypeResultWire> {
  const hashes = { idHash: hashToken(new Secret(id)), claimKeyHash: hashToken(new Secret(claimKey)) };
  const scores = await claimResult(db, hashes, { userId, studentId });
  if (!scores) throw refuse.notFound();
  return { type: learningTypeOf(scores), scores };
}
