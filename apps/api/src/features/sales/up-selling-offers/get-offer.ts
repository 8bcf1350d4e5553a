import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { Secret } from "../../../secrets/secret.ts";
import { hashToken } from "../../../secrets/token.ts";
import { requireBuyer } from "../../links/private-links/require-buyer.ts";
import { describeOffer } from "./describe-offer.ts";
import { findOfferOfMatch, findOfferOfToken } from "./repository.ts";
import type { UpSellingOfferWire } from "./schemas.ts";

/**
 * The offer of a token, with what it costs now.
 * @throws ApiError INVALID_UPSELLING for one that is unknown, somebody else's, used, or late, and when a class has changed
 */
export async function getOffer(deps: AppDeps, userId: string, token: string): Promise<UpSellingOfferWire> {
  const offer = await findOfferOfToken(deps.db, userId, hashToken(new Secret(token)));
  const described = offer && (await describeOffer(deps, offer, await readClock(deps.db)));
  if (!described) throw refuse.upsellingForbidden();
  return described;
}

/**
 * The offer to go on with a class; null when there is none now.
 * @throws ApiError 404 for a match that is missing or somebody else's
 */
export async function getOfferOfClass(
  deps: AppDeps,
  userId: string,
  matchId: string,
): Promise<{ offer: UpSellingOfferWire | null }> {
  await requireBuyer(deps.db, userId, matchId);
  const offer = await findOfferOfMatch(deps.db, matchId);
  const described = offer && (await describeOffer(deps, offer, await readClock(deps.db)));
  return { offer: described ?? null };
}
