import { recommendedGoal, testOfCourse } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { findFinished } from "../repository.ts";
import type { CourseTestWire } from "../schemas.ts";
import { toFinishedTest } from "../to-finished-test.ts";

/** For each course, the test of the student that says something about it, with the study goal that it suggests. */
export async function findCourseTests(
  db: Queryable,
  studentId: string,
  courses: readonly { readonly subjectDetailKey: string; readonly subjectLabel: string }[],
): Promise<(CourseTestWire | null)[]> {
  const tests = (await findFinished(db, { studentId })).flatMap((session) => {
    const finished = toFinishedTest(session);
    return finished ? [{ ...finished, subject: session.subject, level: session.level }] : [];
  });
  return courses.map(({ subjectDetailKey, subjectLabel }) => {
    const test = testOfCourse(tests, subjectDetailKey);
    return test && { ...test, subjectLabel, goal: recommendedGoal(test.result) };
  });
}
