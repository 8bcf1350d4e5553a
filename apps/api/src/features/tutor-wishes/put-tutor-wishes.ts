import type { AppDeps } from "../../deps.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";
import { emptyWishes } from "./merge-wishes.ts";
import { findApplicants, findPaidOrder } from "./repository.ts";
import type { ApplicantRequestBody, ApplicantWire } from "./schemas.ts";

/**
 * Says all wishes of an order at once; sent again, it replaces them. The first ones, when they say nothing of styles, get those
 * that the student's learning type likes.
 * @throws ApiError as `changeTutorWishes`.
 */
export async function putTutorWishes(
  deps: AppDeps,
  userId: string,
  { merchantUid, ...wishes }: ApplicantRequestBody,
): Promise<ApplicantWire> {
  const saysStyles = Boolean(wishes.likedTutorStyles || wishes.dislikedTutorStyles);
  const likedTutorStyles = saysStyles ? wishes.likedTutorStyles : await readLikedStyles(deps, userId, merchantUid);
  return changeTutorWishes(deps, userId, merchantUid, { ...wishes, likedTutorStyles });
}

async function readLikedStyles({ db }: Pick<AppDeps, "db">, userId: string, merchantUid: string): Promise<string> {
  const [order, rows] = [await findPaidOrder(db, userId, merchantUid), await findApplicants(db, userId, merchantUid)];
  return order && rows.length === 0 ? emptyWishes(order).likedTutorStyles.join(",") : "";
}
