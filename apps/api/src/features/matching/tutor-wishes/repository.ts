import { type Applicant, learningTypeOf, type Product, RUNNING_ORDER_STATUSES, type StudyGoal } from "@pkg/domain";
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, not, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOn } from "../../../db/courses-of-match.ts";
import {
  applicants,
  consultationOffers,
  learningTypeResults,
  matches,
  orderItems,
  orders,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";
import { withAllowedUniversities } from "../../../db/with-allowed-universities.ts";

/** What is wished, as it is kept. */
export type ApplicantValues = Omit<
  typeof applicants.$inferInsert,
  "merchantUid" | "position" | "userId" | "subject" | "subjectDetail" | "rank" | "createdAt" | "updatedAt"
>;

/**
 * An order of the buyer's whose lessons are theirs, with its courses, which share the wishes; a part of the money may have
 * been refunded. The first course stands for all in the applicant.
 */
export async function findPaidCourses(db: Queryable, userId: string, merchantUid: string) {
  const courses = await db
    .select({
      merchantUid: orders.merchantUid,
      orderFunnelType: orders.orderFunnelType,
      orderFunnelValue: orders.orderFunnelValue,
      studentId: orders.studentId,
      studentName: orders.studentName,
      grade: students.grade,
      gradeBand: students.gradeBand,
      subjectKey: orderItems.subjectKey,
      subjectDetailKey: orderItems.subjectDetailKey,
      product: orderItems.product,
      firstTutorId: orderItems.tutorId,
      itemId: orderItems.id,
      position: orderItems.position,
      sentAt: applicants.completedAt,
      matchId: orderItems.matchId,
      trialMatchId: orderItems.trialMatchId,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(students, eq(students.id, orders.studentId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .leftJoin(
      applicants,
      and(eq(applicants.merchantUid, orders.merchantUid), eq(applicants.position, orderItems.position)),
    )
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.merchantUid, merchantUid),
        inArray(orders.status, [...RUNNING_ORDER_STATUSES]),
        // A course that was given up has no wishes.
        isNull(orderItems.keptCount),
        // What goes on with a class stays with its tutor.
        not(goesOn),
      ),
    )
    .orderBy(asc(orderItems.position));
  const [first] = courses;
  if (!first) return undefined;
  const waiting = courses.filter(({ sentAt }) => sentAt === null);
  return {
    ...first,
    courses,
    learningType: await findLearningType(db, first.studentId),
    lastWishes: await findLastWishes(db, userId, first),
    otherLessons: await findOtherLessons(db, first.studentId, waiting.length > 0 ? waiting : courses),
  };
}

/**
 * What was wished for the student's last course of another order, of the same subject first; null for the first one.
 */
async function findLastWishes(
  db: Queryable,
  userId: string,
  { merchantUid, studentId, subjectKey }: { merchantUid: string; studentId: string; subjectKey: string },
) {
  const [last] = await db
    .select({ applicant: applicants })
    .from(applicants)
    .innerJoin(orders, eq(orders.merchantUid, applicants.merchantUid))
    .where(
      and(
        eq(applicants.userId, userId),
        eq(orders.studentId, studentId),
        ne(applicants.merchantUid, merchantUid),
        isNotNull(applicants.completedAt),
      ),
    )
    .orderBy(desc(eq(applicants.subject, subjectKey)), desc(applicants.completedAt), asc(applicants.position))
    .limit(1);
  return last?.applicant ?? null;
}

/** The weekly lessons that the student has with tutors, but for those of these courses. */
async function findOtherLessons(db: Queryable, studentId: string, courses: readonly { itemId: string }[]) {
  const own = courses.map(({ itemId }) => itemId);
  return db
    .select({ lessonStarts: matches.lessonStarts, minutes: matches.minutes, subjectLabel: subjects.label })
    .from(matches)
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .where(
      and(
        eq(matches.studentId, studentId),
        notInArray(matches.orderItemId, own),
        eq(matches.status, "MATCHED"),
        isNull(matches.endedAt),
      ),
    )
    .orderBy(asc(matches.createdAt));
}

/** The learning type that a student's latest test found; null for who has taken none. */
async function findLearningType(db: Queryable, studentId: string) {
  const { pace: PACE, understanding: UNDERSTANDING, company: COMPANY } = learningTypeResults;
  const [scores] = await db
    .select({ PACE, UNDERSTANDING, COMPANY })
    .from(learningTypeResults)
    .where(eq(learningTypeResults.studentId, studentId))
    .orderBy(desc(learningTypeResults.createdAt))
    .limit(1);
  return scores ? learningTypeOf(scores) : null;
}

/** What is wished for each course of an order, in their order. */
export async function findApplicants(db: Queryable, userId: string, merchantUid: string) {
  return db
    .select()
    .from(applicants)
    .where(and(eq(applicants.userId, userId), eq(applicants.merchantUid, merchantUid)))
    .orderBy(asc(applicants.position));
}

/** What was said of the tutor in the consultation of an offer; `undefined` for an id that no offer has. */
export async function findOfferWishes(db: Queryable, offerId: string) {
  const [offer] = await db
    .select({ consultationId: consultationOffers.consultationId, wishes: consultationOffers.wishes })
    .from(consultationOffers)
    .where(eq(consultationOffers.id, offerId));
  return offer;
}

/** Wishes that some courses share. */
type WishedValues = Omit<ApplicantValues, "studyPurposes" | "tutorUniversities"> & Pick<Applicant, "tutorUniversities">;

/** A course as an applicant names it, with its own goals. */
interface WishedCourse {
  readonly merchantUid: string;
  readonly position: number;
  readonly subjectKey: string;
  readonly subjectDetailKey: string;
  readonly product: Pick<Product, "tutorRank">;
  readonly goals: readonly StudyGoal[];
}

const toRows = (userId: string, courses: readonly WishedCourse[], values: WishedValues) =>
  courses.map(({ merchantUid, position, subjectKey, subjectDetailKey, product, goals }) => ({
    ...withAllowedUniversities(values, product.tutorRank),
    studyPurposes: [...goals],
    userId,
    merchantUid,
    position,
    subject: subjectKey,
    subjectDetail: subjectDetailKey,
    rank: product.tutorRank,
  }));

const changed = (values: WishedValues) => ({
  ...values,
  studyPurposes: sql`excluded.study_purposes`,
  tutorUniversities: sql`excluded.tutor_universities`,
});

/**
 * Writes the wishes of some courses, the same but for goals and universities, unless they are completed; nothing comes back then.
 */
export async function saveApplicants(
  db: Queryable,
  userId: string,
  courses: readonly WishedCourse[],
  values: WishedValues,
) {
  if (courses.length === 0) return [];
  const saved = await db
    .insert(applicants)
    .values(toRows(userId, courses, values))
    .onConflictDoUpdate({
      target: [applicants.merchantUid, applicants.position],
      set: { ...changed(values), updatedAt: sql`now()` },
      setWhere: and(eq(applicants.userId, userId), sql`${applicants.completedAt} is null`),
    })
    .returning();
  return saved.sort((a, b) => a.position - b.position);
}

/** Writes the wishes of some courses of an order, unless somebody has changed them since they were made. */
export async function insertApplicants(
  db: Queryable,
  userId: string,
  courses: readonly WishedCourse[],
  values: WishedValues,
): Promise<void> {
  if (courses.length === 0) return;
  await db
    .insert(applicants)
    .values(toRows(userId, courses, values))
    .onConflictDoUpdate({
      target: [applicants.merchantUid, applicants.position],
      set: { ...changed(values), updatedAt: sql`clock_timestamp()` },
      setWhere: and(
        eq(applicants.userId, userId),
        sql`${applicants.completedAt} is null`,
        sql`${applicants.updatedAt} = ${applicants.createdAt}`,
      ),
    });
}

/** The names of tutors, in the order of their ids in the list. */
export async function findTutorNames(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tutors.id, name: tutors.name })
    .from(tutors)
    .where(inArray(tutors.id, ids.map(Number)));
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** With whom a course begins. */
export async function findFirstTutor(db: Queryable, id: number) {
  const [tutor] = await db
    .select({ id: sql<string>`${tutors.id}::text`, name: tutors.name, gender: tutors.gender })
    .from(tutors)
    .where(eq(tutors.id, id));
  return tutor ?? null;
}
