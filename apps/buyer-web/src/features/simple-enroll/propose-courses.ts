import { MAX_COURSES_PER_ORDER } from "@pkg/domain";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { entryName, isSameLesson } from "./course-entries";
import type { CoursePlan } from "./plan-courses";
import { type CourseList, type PlannedEntry, planList, plannedCourses } from "./plan-list";

/** The effect of a change on the remaining courses; each needs confirmation with the new total. */
export type PlanChange = "ENTER_BUNDLE" | "LEAVE_BUNDLE" | "LOSE_TABLET";

/**
 * Compares the plan before and after a change of the list. Null when nothing has to be asked: the list was or becomes
 * empty, or the courses keep their terms. A buyer who gives up the tablet of the only course has just said so.
 */
export function planChange(before: CoursePlan, after: CoursePlan): PlanChange | null {
  if (before.products.length === 0 || after.products.length === 0) return null;
  if (before.bundlingApplied !== after.bundlingApplied) return after.bundlingApplied ? "ENTER_BUNDLE" : "LEAVE_BUNDLE";
  const isShared = after.products.length > 1;
  return isShared && before.rentTablet && !after.rentTablet ? "LOSE_TABLET" : null;
}

/** What one course costs before and after a change, in won; null where it isn't in the list. */
export interface PriceMove {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A prepared change of the list. */
export interface Proposal extends CourseList {
  /** The change to confirm first; null without one. */
  readonly change: PlanChange | null;
  /** Null when the list could not be ordered as it was. */
  readonly before: CoursePlan | null;
  readonly after: CoursePlan;
  readonly moves: readonly PriceMove[];
}

/** Why a change of the list can't be made. */
export type ProposalProblem = "TOO_MANY_COURSES" | "NOT_TOGETHER";

/**
 * Prepares a change of the list: every course that stays gets the variant that goes with the others, and the old and new
 * prices stand side by side.
 */
export function proposeCourses(
  catalogue: EnrollCatalogue,
  now: CourseList,
  wanted: CourseList,
): Proposal | ProposalProblem {
  if (wanted.courses.length > MAX_COURSES_PER_ORDER) return "TOO_MANY_COURSES";
  const before = planList(catalogue, now);
  const after = planList(catalogue, wanted);
  if (!after.plan) return "NOT_TOGETHER";
  return {
    courses: plannedCourses(after),
    rentTablet: wanted.rentTablet,
    change: before.plan && planChange(before.plan, after.plan),
    before: before.plan,
    after: after.plan,
    moves: priceMoves(before.entries, after.entries),
  };
}

function priceMoves(before: readonly PlannedEntry[], after: readonly PlannedEntry[]): PriceMove[] {
  const priceIn = (entries: readonly PlannedEntry[], { course }: PlannedEntry) =>
    entries.find((entry) => isSameLesson(entry.course, course))?.planned?.finalCost ?? null;
  const removed = before.filter((entry) => !after.some(({ course }) => isSameLesson(course, entry.course)));
  return [...after, ...removed]
    .filter(({ planned }) => planned)
    .map((entry) => ({ name: entryName(entry), before: priceIn(before, entry), after: priceIn(after, entry) }));
}
