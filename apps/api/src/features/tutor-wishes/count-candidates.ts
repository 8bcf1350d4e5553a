import { lessonsPerWeek, periodsToCalendar } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { changeWishes, checkBought, emptyWishes, wishesFromRow } from "./merge-wishes.ts";
import { findApplicant, findPaidOrder } from "./repository.ts";
import type { ApplicantChange } from "./schemas.ts";

/**
 * How many tutors meet the hard conditions of these wishes now, without saving them.
 * @throws ApiError 404 as `getApplicant`.
 */
export async function countCandidates(
  { db, tutorSearch }: Pick<AppDeps, "db" | "tutorSearch">,
  userId: string,
  merchantUid: string,
  { complete: _complete, completedAt: _completedAt, ...change }: ApplicantChange,
): Promise<number> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  checkBought(order, change);
  const row = await findApplicant(db, userId, merchantUid);
  const wishes = changeWishes(row ? wishesFromRow(row) : emptyWishes(order), change);
  const wish = {
    ...wishes,
    subjectLabel: "",
    minutes: order.product.minutes,
    lessonsPerWeek: lessonsPerWeek(order.product),
    calendar: periodsToCalendar(wishes.weeklyAvailablePeriods),
  };
  return tutorSearch.count(wish);
}
