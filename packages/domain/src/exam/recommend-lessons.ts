import { lessonsPerWeek, type Product } from "../product/product.ts";
import type { ConfidenceLevel } from "../subject/confidence-level.ts";
import { toKstDate } from "../time/kst-date.ts";
import type { StudyGoal } from "../tutor-wishes/study-goal.ts";
import { Grade } from "../user/grade.ts";
import { catalogueLevelOf } from "../user/school-level.ts";
import { LEVEL_TEST_LEVELS, type LevelTestLevel, type LevelTestSubject, levelTestLevelOf } from "./level-test.ts";

/** Details of the catalogue that a result leads to: what comes next, what is taught now (by term), what to go back to. */
interface Steps {
  readonly ahead: string;
  readonly now: readonly [first: string, second: string];
  readonly behind: string;
  readonly basics: string;
}

const STEPS: Readonly<Record<LevelTestSubject, Readonly<Record<LevelTestLevel, Steps>>>> = {
  MATH: {
    M1: { ahead: "MATH_M2_1", now: ["MATH_M1_1", "MATH_M1_2"], behind: "MATH_M1_1", basics: "MATH_M1_1" },
    M2: { ahead: "MATH_M3_1", now: ["MATH_M2_1", "MATH_M2_2"], behind: "MATH_M2_1", basics: "MATH_M1_2" },
    M3: { ahead: "MATH_COMMON_1", now: ["MATH_M3_1", "MATH_M3_2"], behind: "MATH_M3_1", basics: "MATH_M2_2" },
    H1: {
      ahead: "MATH_ALGEBRA",
      now: ["MATH_COMMON_1", "MATH_COMMON_2"],
      behind: "MATH_COMMON_1",
      basics: "MATH_M3_2",
    },
  },
  ENGLISH: {
    M1: { ahead: "ENGLISH_M2", now: ["ENGLISH_M1", "ENGLISH_M1"], behind: "ENGLISH_M1", basics: "ENGLISH_M_GRAMMAR" },
    M2: { ahead: "ENGLISH_M3", now: ["ENGLISH_M2", "ENGLISH_M2"], behind: "ENGLISH_M_GRAMMAR", basics: "ENGLISH_M1" },
    M3: {
      ahead: "ENGLISH_COMMON_1",
      now: ["ENGLISH_M3", "ENGLISH_M3"],
      behind: "ENGLISH_M_GRAMMAR",
      basics: "ENGLISH_M2",
    },
    H1: {
      ahead: "ENGLISH_ENGLISH_1",
      now: ["ENGLISH_COMMON_1", "ENGLISH_COMMON_2"],
      behind: "ENGLISH_GRAMMAR",
      basics: "ENGLISH_M3",
    },
  },
};

/** The subject details that a test covers, by their keys. */
export function levelTestDetails(subject: LevelTestSubject, level: LevelTestLevel): string[] {
  return [...new Set(STEPS[subject][level].now)];
}

/**
 * The subject detail that a result leads to: 최상 goes ahead, 상 and 중 take what is taught now, 하 goes back within the
 * year and 최하 to what comes before it. A high school student is led to no lessons of middle school: what lies before
 * high school begins with its first course.
 * @param date decides the term: the first one from March to August in Korea
 * @param grade of the student, when it is known
 * @returns the key of the detail
 */
export function recommendedDetail(
  { subject, level }: { subject: LevelTestSubject; level: LevelTestLevel },
  result: ConfidenceLevel,
  date: Date,
  grade: Grade | null = null,
): string {
  const isHigh = grade !== null && catalogueLevelOf(grade) === "HIGH";
  if (isHigh && (level !== "H1" || result === "VERY_LOW")) return STEPS[subject].H1.now[0];
  const { ahead, now, behind, basics } = STEPS[subject][level];
  if (result === "VERY_HIGH") return ahead;
  if (result === "LOW") return behind;
  if (result === "VERY_LOW") return basics;
  const month = Number(toKstDate(date).slice(5, 7));
  return now[month >= 3 && month <= 8 ? 0 : 1];
}

const PER_WEEK: Readonly<Record<ConfidenceLevel, number>> = { VERY_HIGH: 1, HIGH: 1, MEDIUM: 2, LOW: 2, VERY_LOW: 3 };
const MINUTES = 60;
const MONTHS = 3;

/**
 * The lessons that a result leads to: three months of an hour once a week for 최상 and 상, twice for 중 and 하, three times for 최하;
 * with a tutor of the basic rank, without tablet or bundle.
 * @param products those on sale
 * @returns null when nothing like it is sold
 */
export function recommendedProduct(
  products: readonly Product[],
  schoolLevel: Product["schoolLevel"],
  result: ConfidenceLevel,
): Product | null {
  const fits = (product: Product) =>
    product.schoolLevel === schoolLevel &&
    product.tutorRank === "BASIC" &&
    product.totalMonths === MONTHS &&
    product.minutes === MINUTES &&
    lessonsPerWeek(product) === PER_WEEK[result] &&
    !product.rentTablet &&
    !product.bundlingApplied;
  return products.find(fits) ?? null;
}

/** Whether lessons are those of earlier years than the student's grade; those of no year alone are not. */
export function isDetailBelow(subject: LevelTestSubject, detail: string, grade: Grade | null): boolean {
  const level = LEVEL_TEST_LEVELS.find((one) => STEPS[subject][one].now.includes(detail));
  return level !== undefined && (isTestBelow(level, grade) || (level === "H1" && (grade ?? 0) > Grade.H1));
}

/** Whether a test is one of earlier years than the student's grade. */
export const isTestBelow = (level: LevelTestLevel, grade: Grade | null): boolean =>
  grade !== null && LEVEL_TEST_LEVELS.indexOf(level) < LEVEL_TEST_LEVELS.indexOf(levelTestLevelOf(grade));

/**
 * The study goal that a result suggests for the tutor wishes.
 * @param isBelow of a test that is below the student's grade: its best result is nothing to go ahead from
 */
export function recommendedGoal(result: ConfidenceLevel, isBelow = false): StudyGoal {
  if (result === "VERY_HIGH") return isBelow ? "SCHOOL_GRADES" : "PRIOR_LEARNING";
  return result === "HIGH" || result === "MEDIUM" ? "SCHOOL_GRADES" : "CONFUSING_CONTENT";
}
