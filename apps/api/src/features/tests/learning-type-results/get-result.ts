import { learningTypeOf } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hashToken } from "../../../secrets/token.ts";
import { findScores } from "./repository.ts";
import type { LearningTypeResultWire } from "./schemas.ts";

/** Nobody finds 128 bits by trying; a link that many open costs no count. */
const MISSES: Pace = { name: "learning-type-miss", burst: 100, everySeconds: 2 };
const FORM = /^[\w-]{22}$/;

/**
 * What the link of a result shows, to anybody.
 * @throws ApiError 404 for an id that is unknown, a year old or of another form; 429 class 10004 after too many of these
 */
export async function getResult(ctx: Ctx, id: string, address: string): Promise<LearningTypeResultWire> {
  const scores = FORM.test(id) ? await findScores(ctx.db, hashToken(new Secret(id))) : undefined;
  if (scores) return { type: learningTypeOf(scores), scores };
  await keepPace(ctx, MISSES, address, refuse.tooManyOpenings);
  throw refuse.notFound();
}
