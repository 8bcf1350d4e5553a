import { daysAfter } from "../time/duration.ts";
import { Grade } from "../user/grade.ts";

/** Subjects that have a level test. */
export const LEVEL_TEST_SUBJECTS = ["MATH", "ENGLISH"] as const;
export type LevelTestSubject = (typeof LEVEL_TEST_SUBJECTS)[number];

/** Grades that have a level test, youngest first. */
export const LEVEL_TEST_LEVELS = ["M1", "M2", "M3", "H1"] as const;
export type LevelTestLevel = (typeof LEVEL_TEST_LEVELS)[number];

/** Korean labels of the grades. */
export const LEVEL_TEST_LEVEL_LABELS: Readonly<Record<LevelTestLevel, string>> = {
  M1: "중1",
  M2: "중2",
  M3: "중3",
  H1: "고1",
};

/** Forms of one test: the same units with other items. */
export const LEVEL_TEST_FORMS = ["A", "B", "C"] as const;
export type LevelTestForm = (typeof LEVEL_TEST_FORMS)[number];

/** Items of a form. */
export const LEVEL_TEST_ITEMS = 15;
/** Options of an item, of which one is right. */
export const LEVEL_TEST_OPTIONS = 5;
/** How long a test takes. */
export const LEVEL_TEST_MINUTES = 20;
/** An answer that was given in time may arrive this much later, when the network was away. */
export const LEVEL_TEST_GRACE_SECONDS = 60;
/** Days until the same test may be taken again. */
export const LEVEL_TEST_REST_DAYS = 30;

/** The test that fits a grade: its own, the first one before middle school, the last one after the first year of high school. */
export function levelTestLevelOf(grade: Grade): LevelTestLevel {
  if (grade <= Grade.M1 || grade === Grade.M4) return "M1";
  if (grade === Grade.M2) return "M2";
  return grade === Grade.M3 ? "M3" : "H1";
}

/** The instant from which a test may be taken again: 30 days after it ended. */
export function levelTestOpensAt(finishedAt: Date): Date {
  return daysAfter(finishedAt, LEVEL_TEST_REST_DAYS);
}

/**
 * Picks the form of a new test: the first one that the student has not taken; when all are taken, the one taken longest ago.
 * @param forms the forms that there are
 * @param taken what the student took, the oldest first; the same one may stand there several times
 * @returns null when there are no forms
 */
export function pickLevelTestForm<Form extends string>(forms: readonly Form[], taken: readonly string[]): Form | null {
  const lastTaken = (form: string) => taken.lastIndexOf(form);
  return [...forms].sort((one, other) => lastTaken(one) - lastTaken(other))[0] ?? null;
}
