import { lessonsPerWeek, type MatchWish, type Product, pickWishes, SEARCH_WISHES } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { MatchWishes } from "../../../../db/schema/matches.ts";
import { withAllowedUniversities } from "../../../../db/with-allowed-universities.ts";
import { findStudentPairs } from "../repository.ts";
import { toMatchWish } from "./to-match-wish.ts";

/** A paid course whose search has not begun. */
export interface CourseToSearch {
  readonly subjectKey: string;
  readonly subjectLabel: string;
  readonly subjectDetailKey: string;
  readonly product: Pick<Product, "tutorRank" | "minutes" | "totalCounts" | "totalWeeks">;
}

/** What the search of each course would look for with these wishes, in the order of the courses. */
export async function readCourseWishes<Course extends CourseToSearch>(
  db: Queryable,
  studentId: string,
  courses: readonly Course[],
  wishes: MatchWishes,
): Promise<{ course: Course; wish: MatchWish }[]> {
  const otherPairs = await findStudentPairs(db, studentId);
  return courses.map((course) => {
    const { tutorRank: rank, minutes } = course.product;
    const searched = { ...course, rank, minutes, lessonsPerWeek: lessonsPerWeek(course.product), otherPairs };
    const own = withAllowedUniversities(pickWishes(wishes, SEARCH_WISHES), rank);
    return { course, wish: toMatchWish(searched, own) };
  });
}
