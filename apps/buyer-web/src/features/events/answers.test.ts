import { expect, test } from "vitest";
import { answersOf, emptyValues, fieldOf, joinProblems } from "./answers";

const questions = [
  { key: "grade", label: "학년", type: "CHOICE" as const, required: true, options: ["중1", "중2"] },
  { key: "subjects", label: "과목", type: "CHOICES" as const, required: false, options: ["수학", "영어"] },
  { key: "wish", label: "바라는 점", type: "TEXT" as const, required: false, options: [] },
];
const empty = emptyValues(questions);
const filled = { ...empty, [fieldOf("grade")]: "중1", phoneNumber: "010-1234-5678", privacyAgreement: true };

test("the first wrong field is the first on the page", () => {
  const problems = joinProblems(questions, empty);
  const wrong = Object.keys(empty).filter((name) => problems[name]);
  expect(wrong).toEqual(["answer_grade", "phoneNumber", "privacyAgreement"]);
});

test("what was left open is not sent, and marketing is nobody's duty", () => {
  expect(Object.values(joinProblems(questions, filled)).filter(Boolean)).toEqual([]);
  expect(answersOf(questions, filled)).toEqual({ grade: "중1" });
  const all = { ...filled, [fieldOf("subjects")]: ["수학"], [fieldOf("wish")]: "느긋하게" };
  expect(answersOf(questions, all)).toEqual({ grade: "중1", subjects: ["수학"], wish: "느긋하게" });
});

test("a question's key may be the name of a field", () => {
  const own = [{ ...questions[2], key: "phoneNumber" }] as typeof questions;
  expect(answersOf(own, { ...emptyValues(own), [fieldOf("phoneNumber")]: "글" })).toEqual({ phoneNumber: "글" });
});

test("what the page knows already stands in the form, and answers of other questions do not", () => {
  const values = emptyValues(questions, { wish: "느긋하게", shoe: "왼쪽" });
  expect(answersOf(questions, values)).toEqual({ wish: "느긋하게" });
  expect(Object.keys(values)).toEqual(Object.keys(empty));
});
