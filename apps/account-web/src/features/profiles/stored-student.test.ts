import { expect, test } from "vitest";
import { factsOf, type StoredStudent, studentText, toFacts, valuesOf } from "./stored-student";

const school = { id: 3, name: "서현중학교", level: "MIDDLE", region: "경기도", address: "경기도 성남시 분당구" };
const stored = {
  name: "김하준",
  birthYear: 2012,
  grade: 8,
  schoolId: 3,
  school,
  schoolName: null,
} as unknown as StoredStudent;
const typed = { ...stored, schoolId: null, school: null, schoolName: "나란중학교" } as StoredStudent;

test("what was not touched is sent as it is stored", () => {
  for (const student of [stored, typed]) expect(toFacts(valuesOf(student), student)).toEqual(factsOf(student));
});

test("the typed name of a school goes with its level, and with a school that is chosen", () => {
  const values = valuesOf(typed);
  expect(toFacts({ ...values, study: { ...values.study, grade: 9 } }, typed).schoolName).toBe("나란중학교");
  expect(toFacts({ ...values, study: { ...values.study, grade: 10 } }, typed).schoolName).toBeNull();
  const chosen = toFacts({ ...values, study: { grade: 8, school: { id: 4, name: "수내중", region: "" } } }, typed);
  expect(chosen).toMatchObject({ schoolId: 4, schoolName: null });
});

test("a student in words", () => {
  expect(studentText(stored)).toBe("중2 · 서현중학교 · 2012년생");
  expect(studentText(typed)).toBe("중2 · 나란중학교 · 2012년생");
  expect(studentText({ ...typed, grade: null, schoolName: null, birthYear: null })).toBe("");
});
