import { bitsToCalendar, lessonsPerWeek, matchBlocks, periodsToCalendar } from "@pkg/domain";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { tutorSubjects, tutors } from "../../db/schema/index.ts";
import { notFound } from "../../lib/errors.ts";
import { changeWishes, emptyWishes, wishesFromRow } from "./merge-wishes.ts";
import { findApplicant, findPaidOrder } from "./repository.ts";
import type { ApplicantChange } from "./schemas.ts";

/**
 * How many tutors meet the hard conditions of these wishes now (product §7), without saving them.
 * @throws ApiError 404 as `getApplicant`.
 */
export async function countCandidates(
  db: Queryable,
  userId: string,
  merchantUid: string,
  { complete: _complete, completedAt: _completedAt, ...change }: ApplicantChange,
): Promise<number> {
  const order = await findPaidOrder(db, userId, merchantUid);
  if (!order) throw notFound();
  const row = await findApplicant(db, userId, merchantUid);
  const wishes = changeWishes(row ? wishesFromRow(row) : emptyWishes(order), change);
  const wish = {
    ...wishes,
    subjectLabel: "",
    minutes: order.product.minutes,
    lessonsPerWeek: lessonsPerWeek(order.product),
    calendar: periodsToCalendar(wishes.weeklyAvailablePeriods),
  };
  const teaching = await findTutorsOf(db, wishes.subjectDetail);
  return teaching.filter((tutor) => matchBlocks(wish, tutor).length === 0).length;
}

async function findTutorsOf(db: Queryable, subjectDetail: string) {
  const rows = await db
    .select({ tutor: tutors, confidence: tutorSubjects.confidence })
    .from(tutorSubjects)
    .innerJoin(tutors, eq(tutors.id, tutorSubjects.tutorId))
    .where(eq(tutorSubjects.subjectDetailKey, subjectDetail));
  return rows.map(({ tutor }) => ({
    rank: tutor.tier === "EXPERT" ? ("EXPERT" as const) : ("BASIC" as const),
    subjectDetails: [subjectDetail],
    confidenceSubjects: [],
    calendar: bitsToCalendar(tutor.weekBits),
    gender: tutor.gender,
    styles: tutor.styles,
    universityTier: "OTHER" as const,
    admissionType: tutor.admissionType,
    majorTrack: tutor.track,
    activeMatches: tutor.activeStudents,
    maxMatches: tutor.capacity,
  }));
}
