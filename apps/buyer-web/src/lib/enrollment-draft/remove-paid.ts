import type { Course } from "@pkg/domain";
import { EMPTY_DRAFT, useEnrollmentDraft } from "./enrollment-draft";

/** A course of a paid order. */
export type Bought = Pick<Course, "subject" | "subjectDetail">;

/**
 * Takes the courses of a paid order out of this browser's draft, wherever it was paid: nothing is listed twice. What
 * another tab has put in meanwhile stays, as a wish of its own.
 */
export function removePaid(paid: readonly Bought[]): void {
  void useEnrollmentDraft.persist.rehydrate();
  const draft = useEnrollmentDraft.getState();
  const courses = draft.courses.filter((course) => !paid.some((one) => one.subjectDetail === course.subjectDetail));
  const isEmpty = courses.length === 0;
  draft.restore(isEmpty ? { ...EMPTY_DRAFT, draftId: draft.draftId } : { ...draft, courses, draftId: null });
}
