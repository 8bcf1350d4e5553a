import { expect, test } from "vitest";
import { type Answers, reasonProblem, toRematchBody } from "./answers";

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
