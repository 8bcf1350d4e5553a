import { CONFIDENCE_LEVELS, type ConfidenceLevel, confidenceLevelOfScore } from "../subject/confidence-level.ts";
import type { AnswerResult } from "./exam.ts";

/** One answered item; `isRight` is false for a wrong, an unknown and a missing answer. */
export interface MarkedItem {
  readonly unit: string;
  readonly points: number;
  readonly isRight: boolean;
}

/** How the items of one unit went. */
export interface UnitScore {
  readonly unit: string;
  readonly points: number;
  readonly maxPoints: number;
  /** CORRECT when more than half of its points were made. */
  readonly result: AnswerResult;
}

/** The result of a test. */
export interface LevelTestScore {
  readonly points: number;
  readonly maxPoints: number;
  readonly level: ConfidenceLevel;
  /** In the order in which they first appear in the test. */
  readonly units: readonly UnitScore[];
}

/**
 * Scores a test: from 85 % of the points 최상, 70 상, 50 중, 30 하, below 최하. One more right answer never lowers the level or a
 * unit.
 * @throws RangeError "no points to make" without an item that brings points
 */
export function scoreLevelTest(items: readonly MarkedItem[]): LevelTestScore {
  const { points, maxPoints } = sum(items);
  if (maxPoints <= 0) throw new RangeError("no points to make");
  const units = [...new Set(items.map(({ unit }) => unit))].map((unit): UnitScore => {
    const own = sum(items.filter((item) => item.unit === unit));
    return { unit, ...own, result: 2 * own.points > own.maxPoints ? "CORRECT" : "WRONG" };
  });
  return { points, maxPoints, level: confidenceLevelOfScore(points / maxPoints), units };
}

function sum(items: readonly MarkedItem[]) {
  return {
    points: items.reduce((total, { points, isRight }) => total + (isRight ? points : 0), 0),
    maxPoints: items.reduce((total, { points }) => total + points, 0),
  };
}

/** How a result compares with what the student expected. */
export const CONFIDENCE_COMPARISONS = ["HIGHER", "SAME", "LOWER"] as const;
export type ConfidenceComparison = (typeof CONFIDENCE_COMPARISONS)[number];

/** Whether the result is higher than, the same as, or lower than the student's own confidence. */
export function compareConfidence(result: ConfidenceLevel, own: ConfidenceLevel): ConfidenceComparison {
  const steps = CONFIDENCE_LEVELS.indexOf(own) - CONFIDENCE_LEVELS.indexOf(result);
  if (steps === 0) return "SAME";
  return steps > 0 ? "HIGHER" : "LOWER";
}
