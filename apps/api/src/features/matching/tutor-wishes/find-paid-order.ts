import type { Queryable } from "../../../db/client.ts";
import { findCourseTests } from "../../tests/level-tests/summaries/find-course-tests.ts";
import { findPaidCourses } from "./repository.ts";

/** An order of the buyer's as `findPaidCourses` finds it, each course with the level test that says something about it. */
export async function findPaidOrder(db: Queryable, userId: string, merchantUid: string) {
  const order = await findPaidCourses(db, userId, merchantUid);
  if (!order) return undefined;
  const tests = await findCourseTests(db, order.studentId, order.courses);
  return { ...order, courses: order.courses.map((course, at) => ({ ...course, levelTest: tests[at] ?? null })) };
}
