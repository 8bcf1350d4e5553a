import { expect, it } from "vitest";
import {
  parseTutorPassTypePhrase,
  type TutorPassType,
  tutorPassTypePhrase,
  wishedPassType,
} from "./tutor-pass-type.ts";

const TABLE: readonly [readonly TutorPassType[], string, TutorPassType | null][] = [
  [["EARLY_DECISION"], "수시 전형으로 합격한 선생님을 선호해요", "EARLY_DECISION"],
  [["REGULAR_DECISION"], "정시 전형으로 합격한 선생님을 선호해요", "REGULAR_DECISION"],
  [["EARLY_DECISION", "EARLY_DECISION"], "수시 전형으로 합격한 선생님을 선호해요", "EARLY_DECISION"],
  [[], "합격 전형은 상관없어요", null],
  [["EARLY_DECISION", "REGULAR_DECISION"], "합격 전형은 상관없어요", null],
];

it.each(TABLE)("%o is sent as %s", (passTypes, phrase, wished) => {
  expect(tutorPassTypePhrase(passTypes)).toBe(phrase);
  expect(wishedPassType(passTypes)).toBe(wished);
  expect(parseTutorPassTypePhrase(phrase)).toEqual(wished ? [wished] : []);
});

it("reads an unknown phrase as no wish", () => {
  expect(parseTutorPassTypePhrase("아무나")).toEqual([]);
});
