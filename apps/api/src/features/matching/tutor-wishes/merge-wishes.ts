import {
  type Applicant,
  copyApplicant,
  countPeople,
  fromApplicantRequest,
  goalsByCourse,
  goalsOfOrder,
  isGrade,
  isTrialCourse,
  LEARNING_TYPE_PROFILES,
  lessonsPerWeek,
  maxSelectedTutors,
  NO_WISHES,
  pickWishes,
  toApplicantRequest,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { toOtherLessons } from "../../../db/other-pairs.ts";
import { withAllowedUniversities } from "../../../db/with-allowed-universities.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { findPaidOrder } from "./find-paid-order.ts";
import { type findApplicants, findTutorNames } from "./repository.ts";
import type { ApplicantChange, ApplicantWire } from "./schemas.ts";

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof findPaidOrder>>>;
export type ApplicantRow = Awaited<ReturnType<typeof findApplicants>>[number];

type Course = PaidOrder["courses"][number];

/** What a student's courses have in common; goals, a memo and picked tutors belong to a course of their own. */
const TAKEN_OVER = [
  "weeklyAvailablePeriods",
  "tutorGenders",
  "tutorUniversities",
  "tutorPassTypes",
  "tutorTracks",
  "likedTutorStyles",
  "dislikedTutorStyles",
] as const;

/**
 * The wishes of a course on which nothing has been said yet: those of the student's last course, or else with what
 * its learning type likes, and with what its test suggests.
 */
export function emptyWishes(
  { merchantUid, subjectKey, subjectDetailKey, product, levelTest }: Course,
  { learningType, lastWishes }: Pick<PaidOrder, "learningType" | "lastWishes">,
): Applicant {
  const bought = { merchantUid, subject: subjectKey, subjectDetail: subjectDetailKey, rank: product.tutorRank };
  const liked = learningType ? LEARNING_TYPE_PROFILES[learningType].likedTutorStyles : [];
  const before = lastWishes
    ? withAllowedUniversities(pickWishes(wishesFromRow(lastWishes), TAKEN_OVER), product.tutorRank)
    : { likedTutorStyles: liked };
  return { ...NO_WISHES, ...before, ...bought, studyPurposes: levelTest ? [levelTest.goal] : [] };
}

/** The courses that wait for their wishes; all when all were sent. */
export function waitingCourses(rows: readonly ApplicantRow[], { courses }: Pick<PaidOrder, "courses">): Course[] {
  const sent = new Set(rows.flatMap(({ position, completedAt }) => (completedAt ? [position] : [])));
  const waiting = courses.filter(({ position }) => !sent.has(position));
  return waiting.length > 0 ? waiting : courses;
}

/** The wishes of each course of an order, in their order. */
export function wishesByCourse(rows: readonly ApplicantRow[], order: PaidOrder): Applicant[] {
  return order.courses.map((course) => {
    const row = rows.find(({ position }) => position === course.position);
    return row ? wishesFromRow(row) : emptyWishes(course, order);
  });
}

/** The wishes of some courses: those of the first, with the goals of all and the universities that any may have. */
export function wishesOfOrder(rows: readonly ApplicantRow[], order: PaidOrder): Applicant {
  const byCourse = wishesByCourse(rows, order);
  const [first = NO_WISHES] = byCourse;
  return {
    ...first,
    studyPurposes: goalsOfOrder(byCourse.map(({ studyPurposes }) => studyPurposes)),
    tutorUniversities: [...new Set(byCourse.flatMap(({ tutorUniversities }) => tutorUniversities))],
  };
}

/** What each course of an order gets of the goals that were chosen for it. */
export const courseGoals = (goals: Applicant["studyPurposes"], courses: readonly Pick<Course, "levelTest">[]) =>
  goalsByCourse(
    goals,
    courses.map(({ levelTest }) => levelTest?.goal ?? null),
  );

/**
 * Checks that a body which names what was bought names a course of the order.
 * @throws ApiError INVALID_REQUEST_CREATE_APPLICANT with the fields that fit no course.
 */
export function checkBought(
  { courses }: PaidOrder,
  { subject, subjectDetail, rank }: Pick<ApplicantChange, "subject" | "subjectDetail" | "rank">,
): void {
  const isBought = courses.some(
    (course) =>
      (subject ?? course.subjectKey) === course.subjectKey &&
      (subjectDetail ?? course.subjectDetailKey) === course.subjectDetailKey &&
      (rank ?? course.product.tutorRank) === course.product.tutorRank,
  );
  if (isBought) return;
  const given = Object.entries({ subject, subjectDetail, rank }).filter(([, value]) => value !== undefined);
  const fields = given.map(([path]) => ({ path, message: "주문한 수업과 달라요." }));
  throw refuse.invalidWishes({ fields });
}

/** Kept wishes as the domain's applicant. */
export function wishesFromRow(row: ApplicantRow): Applicant {
  const { userId: _userId, position: _position, createdAt: _createdAt, updatedAt: _updatedAt, ...kept } = row;
  const { completedAt, ...wishes } = kept;
  return { ...wishes, completedAt: completedAt?.toISOString() ?? null };
}

/**
 * Wishes with a change laid over them; the lists of a change come comma-joined.
 * @throws ApiError INVALID_REQUEST_CREATE_APPLICANT when a style is both liked and disliked, or more tutors are picked than can
 * be asked first.
 */
export function changeWishes(
  { courses }: Pick<PaidOrder, "courses">,
  wishes: Applicant,
  change: Omit<ApplicantChange, "complete" | "gradeBand">,
): Applicant {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const merged = fromApplicantRequest({ ...toApplicantRequest(wishes), ...given });
  const selectedTutors = [...new Set(merged.selectedTutors)];
  const most = maxSelectedTutors(courses.length);
  if (selectedTutors.length > most) {
    throw refuse.invalidWishes({
      fields: [{ path: "selectedTutors", message: `선생님은 ${countPeople(most, "분")}까지 고를 수 있어요.` }],
    });
  }
  if (merged.likedTutorStyles.some((style) => merged.dislikedTutorStyles.includes(style))) {
    throw refuse.invalidWishes({
      fields: [{ path: "dislikedTutorStyles", message: "좋아하는 성향과 피하고 싶은 성향은 서로 달라야 해요." }],
    });
  }
  // In a bundle the wishes stand under the first course, whichever the client has named.
  const { merchantUid, subject, subjectDetail, rank, completedAt } = wishes;
  return { ...merged, selectedTutors, merchantUid, subject, subjectDetail, rank, completedAt };
}

/** The applicant of the first course that waits as the order's, with those of all courses. */
export async function wishesToWire(
  db: Queryable,
  rows: readonly ApplicantRow[],
  order: PaidOrder,
): Promise<ApplicantWire> {
  const { grade, gradeBand, studentId, learningType } = order;
  const courses = waitingCourses(rows, order);
  const wishes = wishesOfOrder(rows, { ...order, courses });
  return {
    ...toWire(wishes),
    grade: isGrade(grade) ? grade : null,
    gradeBand,
    studentId,
    learningType,
    isTakenOver: rows.length === 0 && order.lastWishes !== null,
    otherLessons: toOtherLessons(order.otherLessons),
    selectedTutorNames: await findTutorNames(db, askedFirst(courses, wishes)),
    courses: courses.map(({ position, subjectLabel, subjectDetailLabel, product, levelTest }) => ({
      position,
      subjectLabel,
      subjectDetailLabel,
      levelTest,
      minutes: product.minutes,
      lessonsPerWeek: lessonsPerWeek(product),
      isTrial: isTrialCourse(product),
    })),
    applicants: await Promise.all(
      wishesByCourse(rows, order).map(async (own, at) => ({
        ...toWire(own),
        selectedTutorNames: await findTutorNames(db, askedFirst(order.courses.slice(at, at + 1), own)),
      })),
    ),
  };
}

/** Who is asked before anybody else: the tutors with whom courses begin, and those who were picked. */
const askedFirst = (courses: readonly Course[], { selectedTutors }: Applicant): string[] => [
  ...new Set([
    ...courses.flatMap(({ firstTutorId }) => (firstTutorId === null ? [] : [String(firstTutorId)])),
    ...selectedTutors,
  ]),
];

const toWire = (wishes: Applicant) => ({
  ...copyApplicant(wishes),
  completedAt: wishes.completedAt ? new Date(wishes.completedAt) : null,
});
