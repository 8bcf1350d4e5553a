import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TUTOR_STYLES } from "../tutor/tutor-types.ts";
import {
  isBalanced,
  LEARNING_SCORE_LIMIT,
  LEARNING_TYPES,
  learningPoleOf,
  learningPolesOf,
  learningTypeOf,
  nearbyLearningTypes,
} from "./learning-type.ts";
import { LEARNING_AXES, LEARNING_POLE_LABELS, LEARNING_POLES } from "./learning-type-axis.ts";
import { LEARNING_ANSWER_LABELS, LEARNING_ITEMS } from "./learning-type-items.ts";
import { LEARNING_TYPE_PROFILES } from "./learning-type-profiles.ts";

const scoreArb = fc.integer({ min: -LEARNING_SCORE_LIMIT, max: LEARNING_SCORE_LIMIT });
const scoresArb = fc.record({ PACE: scoreArb, UNDERSTANDING: scoreArb, COMPANY: scoreArb });
const scores = (PACE: number, UNDERSTANDING: number, COMPANY: number) => ({ PACE, UNDERSTANDING, COMPANY });

it.each([
  [-12, false],
  [-3, false],
  [-2, true],
  [0, true],
  [2, true],
  [3, false],
  [12, false],
])("a score of %i is balanced: %s", (score, expected) => {
  expect(isBalanced(score)).toBe(expected);
});

it.each([
  ["PACE", 1, "PLAN"],
  ["PACE", 0, "PLAN"],
  ["PACE", -1, "FLOW"],
  ["UNDERSTANDING", 12, "PRINCIPLE"],
  ["UNDERSTANDING", -12, "PRACTICE"],
  ["COMPANY", 3, "ALONE"],
  ["COMPANY", -3, "TOGETHER"],
] as const)("%s of %i leans to %s", (axis, score, expected) => {
  expect(learningPoleOf(axis, score)).toBe(expected);
});

describe("learningTypeOf and nearbyLearningTypes", () => {
  it.each([
    [scores(12, 12, 12), "PLAN_PRINCIPLE_ALONE", []],
    [scores(-12, -12, -12), "FLOW_PRACTICE_TOGETHER", []],
    [scores(3, -3, 3), "PLAN_PRACTICE_ALONE", []],
    [scores(-2, 5, -5), "FLOW_PRINCIPLE_TOGETHER", ["PLAN_PRINCIPLE_TOGETHER"]],
    [scores(6, 2, -5), "PLAN_PRINCIPLE_TOGETHER", ["PLAN_PRACTICE_TOGETHER"]],
    [scores(-6, -7, 1), "FLOW_PRACTICE_ALONE", ["FLOW_PRACTICE_TOGETHER"]],
    [
      scores(0, 0, 0),
      "PLAN_PRINCIPLE_ALONE",
      ["FLOW_PRINCIPLE_ALONE", "PLAN_PRACTICE_ALONE", "PLAN_PRINCIPLE_TOGETHER"],
    ],
  ] as const)("%j", (given, type, nearby) => {
    expect(learningTypeOf(given)).toBe(type);
    expect(nearbyLearningTypes(given)).toEqual(nearby);
  });

  it("is one of the eight; near are types that differ in one balanced axis, and never the own", () => {
    fc.assert(
      fc.property(scoresArb, (given) => {
        const type = learningTypeOf(given);
        expect(LEARNING_TYPES).toContain(type);
        const nearby = nearbyLearningTypes(given);
        expect(nearby).toHaveLength(LEARNING_AXES.filter((axis) => isBalanced(given[axis])).length);
        const own = learningPolesOf(type);
        for (const near of nearby) {
          expect(LEARNING_TYPES).toContain(near);
          expect(learningPolesOf(near).filter((pole, index) => pole !== own[index])).toHaveLength(1);
        }
      }),
    );
  });
});

describe("the data", () => {
  it("has six statements an axis, three of them reversed, all different, never two of an axis in a row", () => {
    expect(LEARNING_ITEMS).toHaveLength(18);
    for (const axis of LEARNING_AXES) {
      const ofAxis = LEARNING_ITEMS.filter((item) => item.axis === axis);
      expect(ofAxis).toHaveLength(6);
      expect(ofAxis.filter(({ isReversed }) => isReversed)).toHaveLength(3);
    }
    expect(new Set(LEARNING_ITEMS.map(({ text }) => text)).size).toBe(18);
    for (const [index, { axis }] of LEARNING_ITEMS.entries()) expect(axis).not.toBe(LEARNING_ITEMS[index + 1]?.axis);
    expect(LEARNING_ANSWER_LABELS).toHaveLength(5);
  });

  it("names every type by one end of each axis", () => {
    const named = LEARNING_POLES.PACE.flatMap((pace) =>
      LEARNING_POLES.UNDERSTANDING.flatMap((way) =>
        LEARNING_POLES.COMPANY.map((company) => `${pace}_${way}_${company}`),
      ),
    );
    expect(LEARNING_TYPES).toEqual(named);
    expect(LEARNING_TYPES.flatMap(learningPolesOf).every((pole) => LEARNING_POLE_LABELS[pole])).toBe(true);
  });

  it("describes every type in its own words, with two different styles", () => {
    expect(Object.keys(LEARNING_TYPE_PROFILES)).toEqual([...LEARNING_TYPES]);
    const profiles = Object.values(LEARNING_TYPE_PROFILES);
    for (const { likedTutorStyles, strengths, cautions } of profiles) {
      expect(new Set(likedTutorStyles).size).toBe(2);
      expect([strengths.length, cautions.length]).toEqual([3, 2]);
    }
    const texts = profiles.flatMap(({ likedTutorStyles: _styles, ...said }) => Object.values(said).flat());
    expect(new Set(texts).size).toBe(texts.length);
    // 해요체 without exclamation marks, as everywhere.
    expect(texts.filter((text) => text.includes("!") || /니다\.?$/.test(text))).toEqual([]);
    const pairs = profiles.map(({ likedTutorStyles }) => [...likedTutorStyles].sort().join());
    expect(new Set(pairs).size).toBe(8);
  });

  it("gives every teaching style to some type", () => {
    const liked = new Set(Object.values(LEARNING_TYPE_PROFILES).flatMap(({ likedTutorStyles }) => likedTutorStyles));
    expect([...liked].sort()).toEqual([...TUTOR_STYLES].sort());
  });
});
