import { LEVEL_TEST_LEVEL_LABELS, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import type { ApplicantWire } from "./queries";

export type CourseTest = NonNullable<ApplicantWire["courses"][number]["levelTest"]>;

/** The level tests that say something about the courses of an order, each once. */
export function courseTests(courses: ApplicantWire["courses"]): CourseTest[] {
  const tests = courses.flatMap(({ levelTest }) => levelTest ?? []);
  return tests.filter(({ id }, at) => tests.findIndex((other) => other.id === id) === at);
}

/** "중2 수학". */
export const testName = ({ level, subjectLabel }: CourseTest): string =>
  `${LEVEL_TEST_LEVEL_LABELS[level]} ${subjectLabel}`;

/** "중2 수학 다지기 (시험 전 예상 보통)", as a list of wishes names each test. */
export const testLines = (courses: ApplicantWire["courses"]): string[] =>
  courseTests(courses).map(
    (test) =>
      `${testName(test)} ${STUDENT_LEVEL_LABELS[test.result]} (시험 전 예상 ${STUDENT_LEVEL_LABELS[test.confidence]})`,
  );
