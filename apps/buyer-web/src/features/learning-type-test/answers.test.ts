import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeAnswers, countAnswered, firstOpenStep, NO_ANSWERS, parseAnswers, shownStep } from "./answers";

const some = (...given: readonly (number | null)[]) => NO_ANSWERS.map((_, index) => given[index] ?? null);
const whole = NO_ANSWERS.map(() => 3);

describe("kept answers", () => {
  test.each([
    ["nothing", null, NO_ANSWERS],
    ["something else", { 0: 3 }, NO_ANSWERS],
    ["those of another test", [1, 2, 3], NO_ANSWERS],
    ["a part", some(1, 5), some(1, 5)],
    [
      "what fits no scale",
      [0, 6, 2.5, "3", undefined, 4, ...whole.slice(6)],
      [...some(), ...[]].map((_, index) => (index < 5 ? null : index === 5 ? 4 : 3)),
    ],
  ])("%s", (_, kept, expected) => {
    expect(parseAnswers(kept)).toEqual(expected);
  });

  test("of any kind are as many as there are statements, and answers of the scale", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const answers = parseAnswers(kept);
        expect(answers).toHaveLength(18);
        for (const answer of answers) expect([null, 1, 2, 3, 4, 5]).toContain(answer);
      }),
    );
  });
});

test.each([
  [some(), 0, 1],
  [some(2), 1, 2],
  [some(null, 2), 1, 1],
  [whole.slice(0, 17).concat(), 17, 18],
  [whole, 18, 18],
])("counts and finds the first open one", (given, count, open) => {
  const answers = NO_ANSWERS.map((_, index) => given[index] ?? null);
  expect([countAnswered(answers), firstOpenStep(answers)]).toEqual([count, open]);
});

test.each([
  [some(1, 2), 3, 3],
  [some(1, 2), 12, 3],
  [some(1, 2), 1, 1],
  [some(1, 2), 0, 1],
  [some(1, 2), -4, 1],
  [whole, 18, 18],
  [whole, 99, 18],
])("no statement is skipped", (answers, step, shown) => {
  expect(shownStep(answers, step)).toBe(shown);
});

test("only whole answers are sent", () => {
  expect(completeAnswers(some(1))).toBeNull();
  expect(completeAnswers(whole)).toEqual(whole);
});
