import type { Course } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import type { EnrollPlace } from "./enroll-place";
import { halfChosen } from "./half-chosen";
import { halfChosenWords } from "./half-chosen-words";

const choice = {
  schoolLevel: "MIDDLE",
  tutorRank: "BASIC",
  minutes: 60,
  perWeek: 1,
  months: null,
  rentTablet: false,
} as const;
const detail = { key: "ENGLISH_M2", label: "중2 내신", levels: [], curriculum: null, forGrades: null };
const english = { key: "ENGLISH", label: "영어", details: [detail] };
const lesson = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
const subjectStep: EnrollPlace = { step: 1, choice };
const detailStep: EnrollPlace = { step: 2, choice, subject: english };
const lessonStep: EnrollPlace = { step: 3, choice, subject: english, detail, lesson };

const maths: Course = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };
const taken: Course = { productId: 2, ...lesson };

describe("halfChosen", () => {
  it.each<[string, EnrollPlace, Course[], boolean, string | undefined]>([
    ["nothing is taken yet", lessonStep, [], true, undefined],
    ["the list is only looked at again", subjectStep, [maths], false, undefined],
    ["a further subject was asked for", subjectStep, [maths], true, "과목을 더 담지 않고 갈까요?"],
    ["a subject has no detail", detailStep, [maths], true, "고르던 영어는 빼고 갈까요?"],
    ["another detail of a taken subject", detailStep, [maths, taken], true, "고르던 다른 영어 과정은 빼고 갈까요?"],
    ["a detail has no product", lessonStep, [maths], true, "고르던 영어 · 중2 내신은 빼고 갈까요?"],
    ["the course is taken", lessonStep, [maths, taken], true, undefined],
  ])("%s", (_, place, courses, isAdding, title) => {
    const half = halfChosen(place, courses, isAdding);
    expect(half ? halfChosenWords(half).title : undefined).toBe(title);
  });
});
