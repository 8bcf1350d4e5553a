import { toApplicantRequest, UNKNOWN_STUDY_PURPOSES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";
import { findPaidOrder } from "./find-paid-order.ts";
import { wishesOfOrder } from "./merge-wishes.ts";
import { findApplicants } from "./repository.ts";
import type { ApplicantRequestBody, ApplicantWire } from "./schemas.ts";

/**
 * Says all wishes of an order at once; sent again, it replaces them. The first ones, when they say nothing of styles or goals, get
 * those that the student's learning type likes and level test suggests.
 * @throws ApiError as `changeTutorWishes`.
 */
export async function putTutorWishes(
  ctx: Ctx<"account">,
  { merchantUid, ...wishes }: ApplicantRequestBody,
): Promise<ApplicantWire> {
  const suggested = await readSuggested(ctx, merchantUid);
  const saysStyles = Boolean(wishes.likedTutorStyles || wishes.dislikedTutorStyles);
  const saysGoals = wishes.studyPurposes !== UNKNOWN_STUDY_PURPOSES;
  return changeTutorWishes(ctx, merchantUid, {
    ...wishes,
    ...(suggested && !saysStyles && { likedTutorStyles: suggested.likedTutorStyles }),
    ...(suggested && !saysGoals && { studyPurposes: suggested.studyPurposes }),
  });
}

/** What tests suggest for an order on which nothing has been said yet. */
async function readSuggested({ db, actor: { userId } }: Ctx<"account">, merchantUid: string) {
  const [order, rows] = [await findPaidOrder(db, userId, merchantUid), await findApplicants(db, userId, merchantUid)];
  return order && rows.length === 0 ? toApplicantRequest(wishesOfOrder([], { ...order, lastWishes: null })) : null;
}
