import type { CoursePlan } from "./plan-courses";

/** What a change of the list does to the courses that stay; each is asked first, with the new price of all. */
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
