import { decodeCourses, MAX_COURSES_PER_ORDER } from "@pkg/domain";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { choiceOf } from "@/lib/catalogue/lesson-choice";
import { courseEntries } from "./course-entries";
import { placeChanges } from "./enroll-place";
import { proposeCourses } from "./propose-courses";
import type { SimpleEnroll } from "./use-simple-enroll";

const NOTHING = { courses: [], rentTablet: false } as const;

/** The courses of a link replace the list; invalid ones are dropped, and the step is that of the last. */
export function takeLinkedCourses(
  text: string,
  catalogue: EnrollCatalogue,
  { place, change, take }: SimpleEnroll,
): void {
  const courses = decodeCourses(text).slice(0, MAX_COURSES_PER_ORDER);
  const entries = courseEntries(courses, catalogue);
  const rentTablet = entries.some(({ product }) => product?.rentTablet && !product.bundlingApplied);
  const proposal = proposeCourses(catalogue, NOTHING, { courses, rentTablet });
  if (courses.length > 0) take(typeof proposal === "string" ? { courses, rentTablet } : proposal);
  const last = entries.findLast(({ isSold }) => isSold);
  const choice = last?.product ? choiceOf(last.product, place.choice) : place.choice;
  const changes = placeChanges(choice, last?.course.subject ?? null, last?.course.subjectDetail ?? null);
  void change({ ...changes, courses: null });
}
