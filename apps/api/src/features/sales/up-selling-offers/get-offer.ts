import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
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
export async function getOffer(ctx: Ctx<"account">, token: string): Promise<UpSellingOfferWire> {
  const offer = await findOfferOfToken(ctx.db, ctx.actor.userId, hashToken(new Secret(token)));
  const described = offer && (await describeOffer(ctx, offer, await readClock(ctx.db)));
  if (!described) throw refuse.upsellingForbidden();
  return described;
}

/**
 * The offer to go on with a class; null when there is none now.
 * @throws ApiError 404 for a match that is missing or somebody else's
 */
export async function getOfferOfClass(
  ctx: Ctx<"account">,
  matchId: string,
): Promise<{ offer: UpSellingOfferWire | null }> {
  await requireBuyer(ctx, matchId);
  const offer = await findOfferOfMatch(ctx.db, matchId);
  const described = offer && (await describeOffer(ctx, offer, await readClock(ctx.db)));
  return { offer: described ?? null };
}
