import { lessonsPerWeek, periodsToCalendar } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { changeWishes, checkBought, emptyWishes, wishesFromRow } from "./merge-wishes.ts";
import { findApplicant, findPaidOrder } from "./repository.ts";
import type { ApplicantChange, CandidateCountWire } from "./schemas.ts";

/**
 * How many tutors meet the hard conditions of these wishes now, for each course of the order, without saving them. Hard are the
 * course, the times, the gender and a free place; the other wishes only change the order.
 * @throws ApiError 404 as `getApplicant`.
 */
export async function countCandidates(
  { db, tutorSearch }: Pick<AppDeps, "db" | "tutorSearch">,
  userId: string,
  merchantUid: string,
  { complete: _complete, completedAt: _completedAt, ...change }: ApplicantChange,
): Promise<CandidateCountWire> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw refuse.notFound();
  checkBought(order, change);
  const row = await findApplicant(db, userId, merchantUid);
  const wishes = changeWishes(row ? wishesFromRow(row) : emptyWishes(order), change);
  const calendar = periodsToCalendar(wishes.weeklyAvailablePeriods);
  const courses = await Promise.all(
    order.courses.map(async ({ subjectKey: subject, subjectDetailKey: subjectDetail, product, ...labels }) => {
      const { subjectLabel, subjectDetailLabel } = labels;
      const { minutes, tutorRank: rank } = product;
      const course = { subject, subjectDetail, subjectLabel, rank, minutes, lessonsPerWeek: lessonsPerWeek(product) };
      const count = await tutorSearch.count({ ...wishes, ...course, calendar });
      return { subjectLabel, subjectDetailLabel, count };
    }),
  );
  return { count: Math.min(...courses.map(({ count }) => count)), courses };
}
