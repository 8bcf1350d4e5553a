import type { Match } from "@/lib/lessons/matches";
import type { Service } from "@/lib/lessons/services";

type CourseKey = Pick<Service, "merchantUid" | "subjectLabel" | "subjectDetailLabel">;

/** Finds the match of each paid course; when an order has the same course twice, each gets its own match. */
export function joinCourses<C extends CourseKey, M extends CourseKey>(
  courses: readonly C[],
  matches: readonly M[],
): { course: C; match: M | null }[] {
  const free = new Set(matches);
  return courses.map((course) => {
    const match = [...free].find((one) => isSame(one, course)) ?? null;
    if (match) free.delete(match);
    return { course, match };
  });
}

function isSame(match: CourseKey, course: CourseKey): boolean {
  return (
    match.merchantUid === course.merchantUid &&
    match.subjectLabel === course.subjectLabel &&
    match.subjectDetailLabel === course.subjectDetailLabel
  );
}

/** A course of the account with its match. */
export type JoinedCourse = { readonly course: Service; readonly match: Match | null };
