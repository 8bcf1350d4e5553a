import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { learningTypeOf } from "./learning-type.ts";
import { LEARNING_AXES, type LearningAxis } from "./learning-type-axis.ts";
import { LEARNING_ITEMS } from "./learning-type-items.ts";
import { isLearningAnswers, LEARNING_ANSWER, scoreLearningAnswers } from "./score-learning-answers.ts";

const answersArb = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 18, maxLength: 18 });
const all = (answer: number) => LEARNING_ITEMS.map(() => answer);
/** The answers of somebody who stands wholly at the first end (5) or the second (1) of each axis. */
const wholly = (ends: Readonly<Record<LearningAxis, 1 | 5>>) =>
  LEARNING_ITEMS.map(({ axis, isReversed }) => (isReversed ? 6 - ends[axis] : ends[axis]));

describe("scoreLearningAnswers", () => {
  it.each([
    ["all in the middle", all(3), [0, 0, 0]],
    ["agreeing with everything says nothing", all(5), [0, 0, 0]],
    ["disagreeing with everything says nothing", all(1), [0, 0, 0]],
    ["all to the first ends", wholly({ PACE: 5, UNDERSTANDING: 5, COMPANY: 5 }), [12, 12, 12]],
    ["all to the second ends", wholly({ PACE: 1, UNDERSTANDING: 1, COMPANY: 1 }), [-12, -12, -12]],
    ["each axis for itself", wholly({ PACE: 5, UNDERSTANDING: 1, COMPANY: 5 }), [12, -12, 12]],
    ["as it comes", [5, 4, 2, 1, 3, 3, 4, 2, 5, 2, 4, 1, 3, 5, 4, 2, 1, 2], [7, 1, -7]],
  ])("%s", (_, answers, expected) => {
    expect(Object.entries(scoreLearningAnswers(answers))).toEqual(
      LEARNING_AXES.map((axis, index) => [axis, expected[index]]),
    );
  });

  it("stays within -12 and 12", () => {
    fc.assert(
      fc.property(answersArb, (answers) => {
        for (const score of Object.values(scoreLearningAnswers(answers))) {
          expect(Math.abs(score)).toBeLessThanOrEqual(12);
        }
      }),
    );
  });

  it("one more point moves its own axis by one, towards the end that the statement speaks for", () => {
    fc.assert(
      fc.property(answersArb, fc.nat({ max: 17 }), (answers, index) => {
        const item = LEARNING_ITEMS[index];
        const before = answers[index];
        fc.pre(before !== undefined && before < 5);
        if (!item || before === undefined) return;
        const more = answers.map((answer, place) => (place === index ? before + 1 : answer));
        const [old, now] = [scoreLearningAnswers(answers), scoreLearningAnswers(more)];
        for (const axis of LEARNING_AXES) {
          expect(now[axis] - old[axis]).toBe(axis !== item.axis ? 0 : item.isReversed ? -1 : 1);
        }
      }),
    );
  });

  it("opposite answers give opposite scores", () => {
    fc.assert(
      fc.property(answersArb, (answers) => {
        const opposite = scoreLearningAnswers(answers.map((answer) => 6 - answer));
        const scores = scoreLearningAnswers(answers);
        for (const axis of LEARNING_AXES) expect(opposite[axis] + scores[axis]).toBe(0);
      }),
    );
  });

  it("reaches all eight types", () => {
    const ends = [1, 5] as const;
    const types = ends.flatMap((PACE) =>
      ends.flatMap((UNDERSTANDING) =>
        ends.map((COMPANY) => learningTypeOf(scoreLearningAnswers(wholly({ PACE, UNDERSTANDING, COMPANY })))),
      ),
    );
    expect(new Set(types).size).toBe(8);
  });
});

describe("isLearningAnswers", () => {
  it.each([
    [all(1), true],
    [all(5), true],
    [[], false],
    [all(3).slice(1), false],
    [[...all(3), 3], false],
    [[0, ...all(3).slice(1)], false],
    [[...all(3).slice(1), 6], false],
    [[2.5, ...all(3).slice(1)], false],
    [["3", ...all(3).slice(1)], false],
    [[null, ...all(3).slice(1)], false],
    [[Number.NaN, ...all(3).slice(1)], false],
  ])("%j is %s", (answers: readonly unknown[], expected) => {
    expect(isLearningAnswers(answers)).toBe(expected);
    if (expected) return;
    expect(() => scoreLearningAnswers(answers as number[])).toThrow(new RangeError("invalid answers"));
  });

  it("takes one to five", () => {
    expect(LEARNING_ANSWER).toEqual({ min: 1, middle: 3, max: 5 });
  });
});
