import { expect, test } from "vitest";
import { Grade } from "../user/grade.ts";
import { goalsForGrade, STUDY_GOALS } from "./study-goal.ts";

test.each([Grade.H3, Grade.H4, Grade.N])("an examinee (%i) is asked about the national exam first", (grade) => {
  expect(goalsForGrade(grade)[0]).toBe("NATIONAL_EXAM");
  expect([...goalsForGrade(grade)].sort()).toEqual([...STUDY_GOALS].sort());
});

test.each([null, Grade.M2, Grade.H2, Grade.M4])("others (%s) read the goals as they are", (grade) => {
  expect(goalsForGrade(grade)).toEqual(STUDY_GOALS);
});
