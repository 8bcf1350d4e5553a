import { LEARNING_AXES, type LearningAxis, type LearningScores } from "./learning-type-axis.ts";
import { LEARNING_ITEMS } from "./learning-type-items.ts";

/** The lowest and the highest answer, and the one that says neither. */
export const LEARNING_ANSWER = { min: 1, middle: 3, max: 5 } as const;

/** Whether the answers are complete: one whole number from 1 to 5 for each statement. */
export function isLearningAnswers(answers: readonly unknown[]): answers is readonly number[] {
  return (
    answers.length === LEARNING_ITEMS.length &&
    answers.every(
      (answer) =>
        Number.isInteger(answer) &&
        (answer as number) >= LEARNING_ANSWER.min &&
        (answer as number) <= LEARNING_ANSWER.max,
    )
  );
}

/**
 * Scores the test: each answer counts from -2 to 2 for its axis, a reversed statement the other way round.
 * @param answers 1 to 5 for each statement, in the order of `LEARNING_ITEMS`
 * @returns -12 to 12 for each axis; positive leans to the axis' first end
 * @throws RangeError when the answers are not complete
 */
export function scoreLearningAnswers(answers: readonly number[]): LearningScores {
  if (!isLearningAnswers(answers)) throw new RangeError("invalid answers");
  const scoreOf = (axis: LearningAxis) =>
    LEARNING_ITEMS.reduce((sum, item, index) => {
      if (item.axis !== axis) return sum;
      const points = (answers[index] as number) - LEARNING_ANSWER.middle;
      return item.isReversed ? sum - points : sum + points;
    }, 0);
  return Object.fromEntries(LEARNING_AXES.map((axis) => [axis, scoreOf(axis)])) as unknown as LearningScores;
}
