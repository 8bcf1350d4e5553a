import { expect, test } from "vitest";
import { describeDecision } from "./describe-decision.ts";

test.each([
  ["ACCEPTED", "me", "한지원", "이미 합격으로 정한 지원서예요."],
  ["REJECTED", "other", "한지원", "한지원 님이 먼저 불합격으로 정했어요."],
  ["ACCEPTED", "closed", null, "다른 운영자가 먼저 합격으로 정했어요."],
  ["WITHDRAWN", null, null, "지원자가 먼저 지원을 취소했어요."],
] as const)("an application that is %s, by %s (%s)", (status, deciderId, deciderName, text) => {
  expect(describeDecision({ status, deciderId, deciderName }, "me")).toBe(text);
});
