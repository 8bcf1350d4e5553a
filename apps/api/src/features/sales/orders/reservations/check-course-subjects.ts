import { isSubjectForRank, type Product } from "@pkg/domain";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { RequestedCourse } from "../purchase-request.ts";
import type { PurchaseFacts } from "./repository.ts";

/**
 * Checks that each course's detail is sold, belongs to its subject, fits the product's school level, and that the
 * tutor rank may teach the subject. Answers the labels in the order of the courses.
 * @throws ApiError INVALID_ENROLLMENT
 */
export function checkCourseSubjects(
  courses: RequestedCourse[],
  products: Product[],
  { details, subjects }: Pick<PurchaseFacts, "details" | "subjects">,
) {
  const detailOf = new Map(details.map((row) => [row.key, row]));
  return courses.map((course, index) => {
    const product = products[index];
    const detail = detailOf.get(course.subjectDetail);
    const subject = subjects.get(course.subject);
    const fits =
      product &&
      subject &&
      detail?.purchasable &&
      detail.subjectKey === course.subject &&
      detail.targetSchoolLevels.includes(product.schoolLevel) &&
      isSubjectForRank(course.subject, product.tutorRank);
    if (!fits) throw refuse.enrollmentIncomplete({ problems: ["SUBJECT"], course: index });
    return { subjectLabel: subject, subjectDetailLabel: detail.label };
  });
}
