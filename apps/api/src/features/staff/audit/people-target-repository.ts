import { eq, inArray, sql } from "drizzle-orm";
import {
  consultations,
  orderSchedulePeriods,
  orderSchedules,
  payouts,
  phoneMessages,
  reviews,
  tutorApplicants,
  tutors,
  users,
} from "../../../db/schema/index.ts";
import type { Finders } from "./describe-targets.ts";

const textOf = (column: unknown) => sql<string>`${column}::text`;

/** Finds acts on people: on the account, the tutor or the applicant, or on what belongs to one. */
export const PEOPLE_FINDERS = {
  PERSON: {
    kind: "PERSON",
    ids: "text",
    find: (db, ids) =>
      db.select({ key: users.id, id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
  },
  TUTOR: {
    kind: "TUTOR",
    ids: "integer",
    find: (db, ids) =>
      db
        .select({ key: textOf(tutors.id), id: textOf(tutors.id), name: tutors.name })
        .from(tutors)
        .where(inArray(tutors.id, ids.map(Number))),
  },
  APPLICANT: {
    kind: "APPLICANT",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: tutorApplicants.id, id: tutorApplicants.id, name: tutorApplicants.name })
        .from(tutorApplicants)
        .where(inArray(tutorApplicants.id, ids)),
  },
  CONSULTATION: {
    kind: "CONSULTATION",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: consultations.id, id: consultations.id, name: users.name })
        .from(consultations)
        .leftJoin(users, eq(users.id, consultations.userId))
        .where(inArray(consultations.id, ids)),
  },
  MESSAGE: {
    kind: "PERSON",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: phoneMessages.id, id: users.id, name: users.name })
        .from(phoneMessages)
        .innerJoin(users, eq(users.id, phoneMessages.userId))
        .where(inArray(phoneMessages.id, ids)),
  },
  REVIEW: {
    kind: "TUTOR",
    ids: "integer",
    find: (db, ids) =>
      db
        .select({ key: textOf(reviews.id), id: textOf(tutors.id), name: tutors.name })
        .from(reviews)
        .innerJoin(tutors, eq(tutors.id, reviews.tutorId))
        .where(inArray(reviews.id, ids.map(Number))),
  },
  PAYOUT: {
    kind: "TUTOR",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: payouts.id, id: textOf(tutors.id), name: tutors.name })
        .from(payouts)
        .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
        .where(inArray(payouts.id, ids)),
  },
  PERIOD: {
    kind: "PERSON",
    ids: "uuid",
    find: (db, ids) =>
      db
        .select({ key: orderSchedulePeriods.id, id: users.id, name: users.name })
        .from(orderSchedulePeriods)
        .innerJoin(orderSchedules, eq(orderSchedules.id, orderSchedulePeriods.scheduleId))
        .innerJoin(users, eq(users.id, orderSchedules.userId))
        .where(inArray(orderSchedulePeriods.id, ids)),
  },
} satisfies Partial<Finders>;
