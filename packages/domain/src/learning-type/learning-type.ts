import {
  LEARNING_AXES,
  LEARNING_POLES,
  type LearningAxis,
  type LearningPole,
  type LearningScores,
} from "./learning-type-axis.ts";

/** The eight learning types, each named by the three ends it leans to. */
export const LEARNING_TYPES = [
  "PLAN_PRINCIPLE_ALONE",
  "PLAN_PRINCIPLE_TOGETHER",
  "PLAN_PRACTICE_ALONE",
  "PLAN_PRACTICE_TOGETHER",
  "FLOW_PRINCIPLE_ALONE",
  "FLOW_PRINCIPLE_TOGETHER",
  "FLOW_PRACTICE_ALONE",
  "FLOW_PRACTICE_TOGETHER",
] as const;
export type LearningType = (typeof LEARNING_TYPES)[number];

/** The highest score of an axis, to either end. */
export const LEARNING_SCORE_LIMIT = 12;

/** Up to this distance from the middle an axis counts as balanced. */
export const LEARNING_BALANCE = 2;

/** Whether a score leans to neither end. */
export function isBalanced(score: number): boolean {
  return Math.abs(score) <= LEARNING_BALANCE;
}

/** The end that a score leans to, however little; exactly in the middle it is the first. */
export function learningPoleOf(axis: LearningAxis, score: number): LearningPole {
  const [first, second] = LEARNING_POLES[axis];
  return score < 0 ? second : first;
}

/** The ends of a type, in the order of the axes. */
export function learningPolesOf(type: LearningType): readonly LearningPole[] {
  return type.split("_") as LearningPole[];
}

/** The type that scores lean to. */
export function learningTypeOf(scores: LearningScores): LearningType {
  return typeOf(LEARNING_AXES.map((axis) => learningPoleOf(axis, scores[axis])));
}

/**
 * The types that are as near as the own one: one for each balanced axis, with its other end. None when every axis leans clearly.
 */
export function nearbyLearningTypes(scores: LearningScores): LearningType[] {
  const poles = LEARNING_AXES.map((axis) => learningPoleOf(axis, scores[axis]));
  return LEARNING_AXES.flatMap((axis, index) => {
    if (!isBalanced(scores[axis])) return [];
    const [first, second] = LEARNING_POLES[axis];
    return [typeOf(poles.map((pole, place) => (place !== index ? pole : pole === first ? second : first)))];
  });
}

function typeOf(poles: readonly LearningPole[]): LearningType {
  return poles.join("_") as LearningType;
}
