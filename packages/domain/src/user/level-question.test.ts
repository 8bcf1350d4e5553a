import { expect, it } from "vitest";
import { Grade } from "./grade.ts";
import { levelQuestion } from "./level-question.ts";

it.each([
  [["HIGH"], Grade.M1, "고등 과정이에요. 중1 학생이 듣는 게 맞나요?"],
  [["MIDDLE", "HIGH"], Grade.M3, "고등 과정이에요. 중3 학생이 듣는 게 맞나요?"],
  [["MIDDLE"], Grade.H2, "중등 과정이에요. 고2 학생이 듣는 게 맞나요?"],
  [["MIDDLE"], Grade.N, "중등 과정이에요. N수 학생이 듣는 게 맞나요?"],
  [["MIDDLE", "MIDDLE"], Grade.E6, null],
  [["HIGH"], Grade.H1, null],
  [[], Grade.M1, null],
] as const)("asks about lessons of %j for grade %i: %s", (levels, grade, question) => {
  expect(levelQuestion(levels, grade)).toBe(question);
});
