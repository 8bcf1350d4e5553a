import { describe, expect, it } from "vitest";
import {
  type MethodUse,
  methodRemovalText,
  periodName,
  unusedLessonsText,
  withLessonCondition,
} from "./renewal-texts.ts";

const math: MethodUse = {
  studentName: "김하준",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  nextDate: "2026-12-23",
  isPaused: false,
};
const english: MethodUse = {
  studentName: "김서아",
  subjectLabel: "영어",
  subjectDetailLabel: "독해",
  nextDate: "2026-12-31",
  isPaused: true,
};

it.each([
  ["MONTH", "수학 중2-2 2번째 달"],
  ["COUNT", "수학 중2-2 2번째 결제"],
] as const)("names a period of %s by its subject and detail", (unit, name) => {
  expect(periodName(math, 2, unit)).toBe(name);
});

describe("methodRemovalText", () => {
  it.each([
    ["nothing", [], null, ""],
    [
      "a class that stands in the way",
      [math],
      null,
      "김하준 수학 중2-2 12월 23일(수) 결제에 쓰고 있어요. 다른 결제 수단으로 바꾸면 지울 수 있어요.",
    ],
    [
      "one beside a paused one",
      [math, english],
      null,
      "김하준 수학 중2-2 12월 23일(수) 결제, 김서아 영어 독해(쉬는 중)에 쓰고 있어요. 다른 결제 수단으로 바꾸면 지울 수 있어요.",
    ],
    ["a paused one alone", [english], null, "김서아 영어 독해(쉬는 중): 다시 시작하려면 결제 수단을 새로 골라야 해요."],
    [
      "what goes on with another",
      [math, english],
      "신한카드 09",
      "김하준 수학 중2-2 12월 23일(수) 결제, 김서아 영어 독해(쉬는 중): 앞으로 신한카드 09에서 결제해요.",
    ],
  ])("names %s", (_, uses, heir, text) => {
    expect(methodRemovalText(uses, heir)).toBe(text);
  });
});

it("adds to a charge its condition until a first lesson is arranged", () => {
  const charge = "12월 28일(월)에 결제해요.";
  expect(withLessonCondition(charge, true)).toBe(charge);
  expect(withLessonCondition(charge, false)).toBe(`${charge} 그때까지 수업 날이 잡히지 않으면 결제하지 않아요.`);
});

it("says that unused lessons stay, and nothing without any", () => {
  expect(unusedLessonsText(6)).toBe("결제일까지 예약된 수업을 빼도 이미 결제하고 듣지 않은 수업 6회는 그대로 남아요.");
  expect(unusedLessonsText(0)).toBe("");
});
