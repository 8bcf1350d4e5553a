import { type Course, isSubjectForRank, type Product, type SubjectLabels, subjectName } from "@pkg/domain";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";

/** A course of the draft with its current catalogue data; the detail has no label when it is no longer taught. */
export interface CourseEntry extends SubjectLabels {
  readonly course: Course;
  /** Null when the product is no longer sold. */
  readonly product: Product | null;
  /** Whether it can be ordered; otherwise it must be replaced or removed. */
  readonly isSold: boolean;
}

/** Looks the courses of a draft up in today's catalogue. */
export function courseEntries(courses: readonly Course[], { products, subjects }: EnrollCatalogue): CourseEntry[] {
  return courses.map((course) => {
    const subject = subjects.find(({ key }) => key === course.subject);
    const detail = subject?.details.find(({ key }) => key === course.subjectDetail);
    const product = products.find(({ id }) => id === course.productId) ?? null;
    const isTaught =
      product !== null &&
      isSubjectForRank(course.subject, product.tutorRank) &&
      (detail?.levels.some((level) => level === product.schoolLevel) ?? false);
    return {
      course,
      subjectLabel: subject?.label ?? "수업",
      subjectDetailLabel: detail?.label ?? "",
      product,
      isSold: isTaught,
    };
  });
}

/** "수학 · 중2-2", or only the subject when the detail is unknown. */
export function entryName(labels: SubjectLabels): string {
  return labels.subjectDetailLabel ? subjectName(labels, " · ") : labels.subjectLabel;
}

/** What is taken, in the few words of a bar: "수학 · 중2-2", or "수학 · 중2-2 외 1개". */
export function entriesName([first, ...others]: readonly SubjectLabels[]): string {
  if (!first) return "";
  return others.length > 0 ? `${entryName(first)} 외 ${others.length}개` : entryName(first);
}

/** Whether two courses are the same lesson of the same student: one of them is enough. */
export function isSameLesson(a: Course, b: Pick<Course, "subject" | "subjectDetail">): boolean {
  return a.subject === b.subject && a.subjectDetail === b.subjectDetail;
}
