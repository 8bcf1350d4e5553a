import { formatKoreanTime } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type RateLimit, type RateLimitState, takeUseBack } from "../../lib/http/rate-limit.ts";
import { Secret } from "../../secrets/secret.ts";
import { hashToken } from "../../secrets/token.ts";
import { findTarget, type LinkTarget } from "./repository.ts";

/** Nobody finds 128 bits by trying; this keeps who tries from costing anything. */
const WRONG_TOKENS: RateLimit = { name: "private-link-address", max: 30, windowSeconds: 600 };
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
export async function openLink(
  deps: Pick<AppDeps, "db" | "config">,
  { token, kind, address }: OpenedLink,
): Promise<LinkTarget> {
  return openToken(deps, { token, address }, async (tokenHash) => {
    const target = await findTarget(deps.db, tokenHash);
    return target && (target.matchId === null) === (kind === "calendar") ? target : undefined;
  });
}

/**
 * Finds what a token stands for. It counts before it looks, so that a burst cannot outrun the limit.
 * @throws ApiError 404 for a token of another form, or one that `find` does not know; 429 class 10004 after too many.
 */
export async function openToken<T>(
  deps: Pick<AppDeps, "db" | "config">,
  { token, address }: Pick<OpenedLink, "token" | "address">,
  find: (tokenHash: string) => Promise<T | undefined>,
): Promise<T> {
  checkUse(await countUse(deps, WRONG_TOKENS, address));
  if (!FORM.test(token)) throw refuse.notFound();
  const tokenHash = hashToken(new Secret(token));
  const target = await find(tokenHash);
  if (target === undefined) throw refuse.notFound();
  await takeUseBack(deps, WRONG_TOKENS, address);
  checkUse(await countUse(deps, READS, tokenHash));
  return target;
}

function checkUse({ allowed, resetsAt }: RateLimitState): void {
  if (allowed) return;
  const message = `너무 자주 열었어요. ${formatKoreanTime(resetsAt)}부터 다시 볼 수 있어요.`;
  throw refuse.tooManyOpenings({ message, opensAt: resetsAt.toISOString() });
}
