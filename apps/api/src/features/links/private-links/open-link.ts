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
const FORM = /^[\w-]{22}$/;

/** A link as it came in. */
export interface OpenedLink {
  readonly token: string;
  readonly kind: "calendar" | "summary";
  /** Network address of the caller. */
  readonly address: string;
}

/**
 * What a link shows.
 * @throws ApiError 404 for a token that is unknown, revoked, or of another kind, alike; 429 class 10004 after too many.
 */
export async function openLink(ctx: Ctx, { token, kind, address }: OpenedLink): Promise<LinkTarget> {
  return openToken(ctx, { token, address }, async (tokenHash) => {
    const target = await findTarget(ctx.db, tokenHash);
    return target && (target.matchId === null) === (kind === "calendar") ? target : undefined;
  });
}

/**
 * Finds what a token stands for. It counts before it looks, so that a burst cannot outrun the limit.
 * @throws ApiError 404 for a token of another form, or one that `find` does not know; 429 class 10004 after too many.
 */
export async function openToken<T>(
  ctx: Ctx,
  { token, address }: Pick<OpenedLink, "token" | "address">,
  find: (tokenHash: string) => Promise<T | undefined>,
): Promise<T> {
  await keepPace(ctx, WRONG_TOKENS, address, refuse.tooManyOpenings);
  if (!FORM.test(token)) throw refuse.notFound();
  const tokenHash = hashToken(new Secret(token));
  const target = await find(tokenHash);
  if (target === undefined) throw refuse.notFound();
  await takePaceBack(ctx, WRONG_TOKENS, address);
  await requireUse(ctx, READS, tokenHash, refuse.tooManyOpenings);
  return target;
}
