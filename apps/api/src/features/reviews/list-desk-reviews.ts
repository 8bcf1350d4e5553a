import type { Queryable } from "../../db/client.ts";
import { requireStaff } from "../staff/require-staff.ts";
import { countDeskReviews, findDeskReviews } from "./operator-repository.ts";
import type { DeskReviewQuery, DeskReviewWire } from "./operator-schemas.ts";
import { toReview } from "./to-review.ts";

/** One page of shown or hidden reviews for staff, the newest first. @throws ApiError 403 account 10003 without the OPERATOR role */
export async function listDeskReviews(
  db: Queryable,
  userId: string,
  query: DeskReviewQuery,
): Promise<{ content: DeskReviewWire[]; totalElements: number }> {
  await requireStaff(db, userId, "FEEDBACK");
  const [rows, totalElements] = await Promise.all([findDeskReviews(db, query), countDeskReviews(db, query)]);
  const content = rows.flatMap(({ hiddenAt, hiddenReason, ...row }) =>
    toReview(row).map((review) => ({ ...review, hiddenAt, hiddenReason })),
  );
  return { content, totalElements };
}
