import { MAX_COURSES_PER_ORDER } from "@pkg/domain";
import { entryName, isSameLesson } from "./course-entries";
import type { EnrollCatalogue } from "./enroll-catalogue";
import { type PlanChange, planChange } from "./plan-change";
import type { CoursePlan } from "./plan-courses";
import { type CourseList, type PlannedEntry, planList, plannedCourses } from "./plan-list";

/** What one course costs before and after a change, in won; null where it isn't in the list. */
export interface PriceMove {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A change of the list, ready to be taken over. */
export interface Proposal extends CourseList {
  /** What has to be asked first; null when nothing. */
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
