import { isSubjectForRank, type Product } from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { subjects } from "../../db/schema/index.ts";
import { refuse } from "../../lib/refuse.ts";
import type { RequestedCourse } from "./purchase-request.ts";
import { findDetails } from "./repository.ts";

/**
 * Checks that each course's detail is sold, belongs to its subject, fits the product's school level, and that the
 * tutor rank may teach the subject. Answers the labels in the order of the courses.
 * @throws ApiError INVALID_ENROLLMENT
 */
export async function checkCourseSubjects(db: Queryable, courses: RequestedCourse[], products: Product[]) {
  const details = new Map(
    (
      await findDetails(
        db,
        courses.map(({ subjectDetail }) => subjectDetail),
      )
    ).map((row) => [row.key, row]),
  );
  const keys = [...new Set(courses.map(({ subject }) => subject))];
  const labels = new Map(
    (await db.select().from(subjects).where(inArray(subjects.key, keys))).map((row) => [row.key, row.label]),
  );
  return courses.map((course, index) => {
    const product = products[index];
    const detail = details.get(course.subjectDetail);
    const subject = labels.get(course.subject);
    const fits =
      product &&
      subject &&
      detail?.purchasable &&
      detail.subjectKey === course.subject &&
      detail.targetSchoolLevels.includes(product.schoolLevel) &&
      isSubjectForRank(course.subject, product.tutorRank);
    if (!fits) throw refuse.enrollmentIncomplete({ problems: ["SUBJECT"], course: index });
    return { subject, detail: detail.label };
  });
}
