import { expect, test } from "vitest";
import { type Answers, reasonProblem, timesProblem, toRematchBody } from "./answers";

const week = {
  monday: ["19:00-21:00"],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const answers: Answers = {
  reason: null,
  detail: " 설명이 빨라요. ",
  tutorGenders: ["FEMALE"],
  weeklyAvailablePeriods: week,
  memo: "",
};

test("a reason is asked for, and nothing else of the first step", () => {
  expect(reasonProblem(answers)).toContain("이유를 하나 골라 주세요");
  expect(reasonProblem({ ...answers, reason: "OTHER" })).toBeNull();
});

test.each([
  [0, 120, "수업할 수 있는 시간을 칠해 주세요."],
  [90, 120, "한 주 수업은 120분이에요. 시간을 조금 더 칠해 주세요."],
  [120, 120, null],
])("%i minutes painted of %i", (painted, needed, problem) => {
  expect(timesProblem(painted, needed)).toBe(problem);
});

test("the form goes out with genders comma-joined and texts without blanks around them", () => {
  expect(toRematchBody("m1", { ...answers, reason: "LEVEL" })).toEqual({
    matchId: "m1",
    tutorGenders: "FEMALE",
    rematchReason: "LEVEL",
    rematchReasonDetail: "설명이 빨라요.",
    rematchMemo: "",
    weeklyAvailablePeriods: week,
  });
  const both = toRematchBody("m1", { ...answers, reason: "LEVEL", tutorGenders: ["MALE", "FEMALE"] });
  expect(both.tutorGenders).toBe("MALE,FEMALE");
});
