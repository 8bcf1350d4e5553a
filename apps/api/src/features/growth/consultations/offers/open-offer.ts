import { consultationOfferState } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { type RateLimit, requireUse } from "../../../../lib/http/rate-limit.ts";
import { Secret } from "../../../../secrets/secret.ts";
import { hashToken } from "../../../../secrets/token.ts";
import { findVerifiedPhone } from "../repository.ts";
import type { OpenedOfferWire } from "../schemas.ts";
import { findOfferOfLink } from "./repository.ts";

const OPENINGS: RateLimit = { name: "consultation-offer", max: 60, windowSeconds: 600 };
const OTHER_PHONE = "상담받은 휴대폰 번호로 가입한 계정에서 열어 주세요.";

/**
 * The offer behind the link of a message, for the account whose phone was consulted.
 * @throws ApiError 403 INVALID_PAYMENT_FROM_CONSULT_ACCESS for a link that is unknown, expired, taken back or paid, and for another
 *   phone (with `reason`); 429 class 10004 after 60 openings in ten minutes
 */
export async function openOffer(
  ctx: Ctx<"account">,
  { id, token }: { id: string; token: string },
): Promise<OpenedOfferWire> {
  const { userId } = ctx.actor;
  await requireUse(ctx, OPENINGS, userId, refuse.tooManyOpenings);
  const offer = await findOfferOfLink(ctx.db, id, hashToken(new Secret(token)));
  if (!offer) throw refuse.consultPaymentForbidden();
  if (offer.phoneNumber !== (await findVerifiedPhone(ctx.db, userId))) {
    throw refuse.consultPaymentForbidden({ reason: "PHONE", message: OTHER_PHONE });
  }
  const state = consultationOfferState({ ...offer, isUsed: offer.merchantUid !== null }, offer.now);
  if (state !== "LIVE") throw refuse.consultPaymentForbidden({ reason: state });
  const { consultationId, courses, couponCode, expiresAt } = offer;
  return { id: offer.id, consultationId, courses, couponCode, expiresAt };
}
