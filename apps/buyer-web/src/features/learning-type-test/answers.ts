import { LEARNING_ANSWER, LEARNING_ITEMS } from "@pkg/domain";

/** An answer for each statement; null where none was given yet. */
export type Answers = readonly (number | null)[];

export const NO_ANSWERS: Answers = LEARNING_ITEMS.map(() => null);

/** Kept answers of any age; whatever does not fit the test is no answer. */
export function parseAnswers(kept: unknown): Answers {
  if (!Array.isArray(kept) || kept.length !== LEARNING_ITEMS.length) return NO_ANSWERS;
  return kept.map((answer: unknown) => (isAnswer(answer) ? answer : null));
}

function isAnswer(answer: unknown): answer is number {
  return Number.isInteger(answer) && Number(answer) >= LEARNING_ANSWER.min && Number(answer) <= LEARNING_ANSWER.max;
}

/** How many are answered. */
export function countAnswered(answers: Answers): number {
  return answers.filter((answer) => answer !== null).length;
}

/** The step of the first statement without an answer, from 1; the last step when all have one. */
export function firstOpenStep(answers: Answers): number {
  const open = answers.indexOf(null);
  return open < 0 ? answers.length : open + 1;
}

/** The step that can be shown: statements are not skipped, whatever the address says. */
export function shownStep(answers: Answers, step: number): number {
  return Math.min(Math.max(1, step), firstOpenStep(answers));
}

/** All answers, to be sent; null while one is missing. */
export function completeAnswers(answers: Answers): number[] | null {
  const given = answers.filter((answer) => answer !== null);
  return given.length === answers.length ? given : null;
}
