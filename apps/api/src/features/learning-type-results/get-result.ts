import { learningTypeOf } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../lib/http/rate-limit.ts";
import { Secret } from "../../secrets/secret.ts";
import { hashToken } from "../../secrets/token.ts";
import { findScores } from "./repository.ts";
import type { LearningTypeResultWire } from "./schemas.ts";

/** Nobody finds 128 bits by trying; a link that many open costs no count. */
const MISSES: RateLimit = { name: "learning-type-miss", max: 60, windowSeconds: 600 };
const FORM = /^[\w-]{22}$/;

/**
 * What the link of a result shows, to anybody.
 * @throws ApiError 404 for an id that is unknown, a year old or of another form; 429 class 10004 after too many of these
 */
export async function getResult(
  deps: Pick<AppDeps, "db" | "config">,
  id: string,
  address: string,
): Promise<LearningTypeResultWire> {
  const scores = FORM.test(id) ? await findScores(deps.db, hashToken(new Secret(id))) : undefined;
  if (scores) return { type: learningTypeOf(scores), scores };
  const { allowed, resetsAt } = await countUse(deps, MISSES, address);
  throw allowed ? refuse.notFound() : refuse.tooManyOpenings({ opensAt: resetsAt.toISOString() });
}
