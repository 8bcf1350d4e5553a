import { describe, expect, it } from "vitest";
import { type MethodUse, methodRemovalText } from "./renewal-texts.ts";

const math: MethodUse = { studentName: "김하준", subjectLabel: "수학", nextDate: "2026-12-23", isPaused: false };
const english: MethodUse = { studentName: "김서아", subjectLabel: "영어", nextDate: "2026-12-31", isPaused: true };

describe("methodRemovalText", () => {
  it.each([
    ["nothing", [], null, ""],
    [
      "a class that stands in the way",
      [math],
      null,
      "김하준 수학 12월 23일(수) 결제에 쓰고 있어요. 다른 결제 수단으로 바꾸면 지울 수 있어요.",
    ],
    [
      "one beside a paused one",
      [math, english],
      null,
      "김하준 수학 12월 23일(수) 결제, 김서아 영어(쉬는 중)에 쓰고 있어요. 다른 결제 수단으로 바꾸면 지울 수 있어요.",
    ],
    ["a paused one alone", [english], null, "김서아 영어(쉬는 중): 다시 시작하려면 결제 수단을 새로 골라야 해요."],
    [
      "what goes on with another",
      [math, english],
      "신한카드 09",
      "김하준 수학 12월 23일(수) 결제, 김서아 영어(쉬는 중): 앞으로 신한카드 09에서 결제해요.",
    ],
  ])("names %s", (_, uses, heir, text) => {
    expect(methodRemovalText(uses, heir)).toBe(text);
  });
});
