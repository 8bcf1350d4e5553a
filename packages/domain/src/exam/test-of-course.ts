import type { ConfidenceLevel } from "../subject/confidence-level.ts";
import type { LevelTestLevel, LevelTestSubject } from "./level-test.ts";
import { levelTestDetails, recommendedDetail } from "./recommend-lessons.ts";

/** A test that was finished. */
export interface TakenLevelTest {
  readonly subject: LevelTestSubject;
  readonly level: LevelTestLevel;
  readonly result: ConfidenceLevel;
  readonly finishedAt: Date;
}

/**
 * The test that says something about a course: the latest one that asked what the course teaches, or led to it.
 * @param tests of one student, in any order
 * @param subjectDetail the key of what the course teaches
 * @returns null when no test does
 */
export function testOfCourse<Test extends TakenLevelTest>(tests: readonly Test[], subjectDetail: string): Test | null {
  const fits = (test: Test) =>
    levelTestDetails(test.subject, test.level).includes(subjectDetail) ||
    recommendedDetail(test, test.result, test.finishedAt) === subjectDetail;
  const latest = (one: Test | null, other: Test) => (one && one.finishedAt >= other.finishedAt ? one : other);
  return tests.filter(fits).reduce<Test | null>(latest, null);
}
