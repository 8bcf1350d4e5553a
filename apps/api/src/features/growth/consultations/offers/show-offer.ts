import { consultationOfferState, maskPhone } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { openToken } from "../../../links/private-links/open-link.ts";
import { findBuyer, findLinkedConsultation, findOwnConsultation } from "../repository.ts";
import type { ShownOfferWire } from "../schemas.ts";
import { describeCourses } from "./describe-courses.ts";
import { findNewestOffer, findOfferOfLink, isOrderOf, type OfferRow } from "./repository.ts";

/**
 * An offer in any state, for who holds its link or asked for the call. Only the account whose verified phone was
 * consulted can pay it.
 * @throws ApiError 403 INVALID_PAYMENT_FROM_CONSULT_ACCESS for a link that is unknown, and without an offer; 429
 *   class 10004 as `openToken`
 */
export async function showOffer(
  ctx: Ctx<"visitor">,
  { id, token }: { id: string; token: string | undefined },
): Promise<ShownOfferWire> {
  const { db, actor } = ctx;
  const offer = await findShown(ctx, id, token);
  if (!offer) throw refuse.consultPaymentForbidden();
  const { expiresAt, couponCode, withoutCall } = offer;
  const state = consultationOfferState(offer, offer.now);
  const access = await accessOf(ctx, offer.phoneNumber);
  const newest = (state === "REVOKED" ? await findNewestOffer(db, id) : undefined) ?? offer;
  const newestState = consultationOfferState(newest, newest.now);
  const { merchantUid } = newest;
  const isPayer = actor.userId !== null && merchantUid !== null && (await isOrderOf(db, actor.userId, merchantUid));
  const [courses = []] = await describeCourses(db, [offer.courses]);
  return {
    id: offer.id,
    consultationId: id,
    state,
    access,
    replacedBy: newestState === state ? null : newestState,
    phoneNumber: maskPhone(offer.phoneNumber),
    courses,
    amount: courses.reduce((sum, { finalCost }) => sum + finalCost, 0),
    couponCode: access === "OWN" ? couponCode : null,
    couponName: offer.couponName,
    expiresAt,
    withoutCall,
    merchantUid: isPayer ? merchantUid : null,
  };
}

/** The offer of the link, or the newest one of the caller's consultation. */
async function findShown(ctx: Ctx<"visitor">, id: string, token: string | undefined): Promise<OfferRow | undefined> {
  const { userId, address } = ctx.actor;
  if (token === undefined) {
    const own = userId === null ? undefined : await findOwnConsultation(ctx.db, userId, id);
    return own && findNewestOffer(ctx.db, id);
  }
  const find = async (hash: string) => {
    const linked = await findOfferOfLink(ctx.db, id, hash);
    if (linked) return linked;
    const asked = await findLinkedConsultation(ctx.db, hash, id);
    return asked && findNewestOffer(ctx.db, id);
  };
  try {
    return await openToken(ctx, { token, address }, find);
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 20001) return undefined;
    throw error;
  }
}

async function accessOf({ db, actor }: Ctx<"visitor">, phoneNumber: string): Promise<ShownOfferWire["access"]> {
  if (actor.userId === null) return "LOGGED_OUT";
  const buyer = await findBuyer(db, actor.userId);
  if (!buyer?.phoneNumberVerified) return "UNVERIFIED";
  return buyer.phoneNumber === phoneNumber ? "OWN" : "OTHER_PHONE";
}
