import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace, takePaceBack } from "../../../lib/http/pace.ts";
import { type RateLimit, requireUse } from "../../../lib/http/rate-limit.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hashToken } from "../../../secrets/token.ts";
import { findTarget, type LinkTarget } from "./repository.ts";

/** Nobody finds 128 bits by trying; this keeps who tries from costing anything. */
const WRONG_TOKENS: Pace = { name: "private-link-address", burst: 100, everySeconds: 2 };
/** Programs read a calendar some times an hour; many people may have the same link. */
const READS: RateLimit = { name: "private-link", max: 120, windowSeconds: 600 };
/** A child's open lobby says four times a minute that it is there, on each of its devices. */
const CHILD_READS: RateLimit = { name: "child-link", max: 600, windowSeconds: 600 };
const FORM = /^[\w-]{22}$/;

type LinkKind = "calendar" | "summary" | "child";

/** A link as it came in. */
export interface OpenedLink {
  readonly token: string;
  readonly kind: LinkKind;
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * What a link shows.
 * @throws ApiError 404 for a token that is unknown, revoked, or of another kind, alike; 429 class 10004 after too many.
 */
export async function openLink(ctx: Ctx, { token, kind, address }: OpenedLink): Promise<LinkTarget> {
  const find = async (tokenHash: string) => {
    const target = await findTarget(ctx.db, tokenHash);
    return target && kindOf(target) === kind ? target : undefined;
  };
  return openToken(ctx, { token, address }, find, kind === "child" ? CHILD_READS : READS);
}

function kindOf({ matchId, studentId }: LinkTarget): LinkKind {
  if (matchId !== null) return "summary";
  return studentId === null ? "calendar" : "child";
}

/**
 * Finds what a token stands for. It counts before it looks, so that a burst cannot outrun the limit.
 * @throws ApiError 404 for a token of another form, or one that `find` does not know; 429 class 10004 after too many.
 */
export async function openToken<T>(
  ctx: Ctx,
  { token, address }: Pick<OpenedLink, "token" | "address">,
  find: (tokenHash: string) => Promise<T | undefined>,
  reads: RateLimit = READS,
): Promise<T> {
  await keepPace(ctx, WRONG_TOKENS, address, refuse.tooManyOpenings);
  if (!FORM.test(token)) throw refuse.notFound();
  const tokenHash = hashToken(new Secret(token));
  const target = await find(tokenHash);
  if (target === undefined) throw refuse.notFound();
  await takePaceBack(ctx, WRONG_TOKENS, address);
  await requireUse(ctx, reads, tokenHash, refuse.tooManyOpenings);
  return target;
}
