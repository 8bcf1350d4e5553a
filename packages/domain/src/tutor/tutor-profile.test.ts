import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import {
  capacityProblem,
  INTRODUCTION_LENGTH,
  introductionProblem,
  teachingYearsProblem,
  tutorProfileGaps,
  tutorStylesProblem,
} from "./tutor-profile.ts";

const letters = (count: number) => "가".repeat(count);

describe("an introduction", () => {
  it.each([
    ["", "30자 이상 적어 주세요. 30자만 더 적으면 돼요."],
    [letters(29), "30자 이상 적어 주세요. 1자만 더 적으면 돼요."],
    [`${" ".repeat(40)}${letters(20)}`, "30자 이상 적어 주세요. 10자만 더 적으면 돼요."],
    [letters(30), null],
    [letters(INTRODUCTION_LENGTH.max), null],
    [letters(501), "500자까지 쓸 수 있어요. 1자를 줄여 주세요."],
    [`${letters(30)} 010-1234-5678`, "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
    [`${letters(30)}01012345678`, "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
    [`${letters(30)} a@b.kr`, "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
    [
      `${letters(30)} 카톡 아이디 jian_math 로 연락 주세요. 오픈채팅도 좋아요.`,
      "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요.",
    ],
    [`${letters(30)} 2020년부터 1000시간`, null],
  ])("%s", (text, problem) => {
    expect(introductionProblem(text)).toBe(problem);
  });
});

it.each([
  [[], "수업 스타일을 2–3가지 골라 주세요."],
  [["WARM"], "수업 스타일을 2–3가지 골라 주세요."],
  [["WARM", "SPARTA"], null],
  [["WARM", "SPARTA", "METICULOUS"], null],
  [["WARM", "SPARTA", "METICULOUS", "PASSIONATE"], "수업 스타일을 2–3가지 골라 주세요."],
  [["WARM", "WARM"], "같은 스타일이 두 번 있어요."],
] as const)("styles %j: %s", (styles, problem) => {
  expect(tutorStylesProblem(styles)).toBe(problem);
});

it.each([
  [0, 0, "1~20개로 적어 주세요."],
  [1, 0, null],
  [20, 20, null],
  [21, 0, "1~20개로 적어 주세요."],
  [2.5, 0, "1~20개로 적어 주세요."],
  [Number.NaN, 0, "1~20개로 적어 주세요."],
  [3, 4, "지금 맡은 수업 4개보다 적을 수 없어요."],
  [4, 4, null],
])("room for %d beside %d: %s", (capacity, active, problem) => {
  expect(capacityProblem(capacity, active)).toBe(problem);
});

it.each([
  [0, null],
  [50, null],
  [-1, "0~50년으로 적어 주세요."],
  [51, "0~50년으로 적어 주세요."],
  [1.5, "0~50년으로 적어 주세요."],
])("%d years: %s", (years, problem) => {
  expect(teachingYearsProblem(years)).toBe(problem);
});

describe("what is missing", () => {
  const subjects = { middleSchoolSubjects: [], highSchoolSubjects: [], advancedSubjects: [], confidenceSubjects: [] };
  it("is everything at first, in the order it is asked for", () => {
    const bare = { introduction: "", styles: [], subjects, weeklyAvailablePeriods: week() };
    expect(tutorProfileGaps(bare)).toEqual(["INTRODUCTION", "STYLES", "SUBJECTS", "PERIODS"]);
  });
  it.each(["middleSchoolSubjects", "highSchoolSubjects", "advancedSubjects"])("is nothing with %s", (list) => {
    const whole = {
      introduction: letters(30),
      styles: ["WARM", "SPARTA"] as const,
      subjects: { ...subjects, [list]: ["X"] },
      weeklyAvailablePeriods: week({ sunday: ["09:00-10:00"] }),
    };
    expect(tutorProfileGaps(whole)).toEqual([]);
  });
});
