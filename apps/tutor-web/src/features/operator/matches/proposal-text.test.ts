import { expect, test } from "vitest";
import type { SteeredMatch } from "./match-queries";
import { answersText, firstStep, proposalText } from "./proposal-text";

type Proposal = SteeredMatch["proposals"][number];

const of = (more: Partial<Proposal>) =>
  ({
    talkSendStatus: "SENT",
    isLapsed: false,
    dueAt: "2026-11-20T05:00:00.000Z",
    answeredAt: null,
    ...more,
  }) as Proposal;

test.each<[Partial<Proposal>, string]>([
  [{}, "답을 기다려요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "TIMEOUT" }, "답이 없었어요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "TIMEOUT", isLapsed: true }, "만날 시간이 없어졌어요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "REJECT", answeredAt: "2026-11-19T01:00:00.000Z" }, "거절했어요 · 11월 19일(목) 10:00"],
])("%j reads %s", (proposal, text) => {
  expect(proposalText(of(proposal))).toBe(text);
});

test("the answers are counted, those that nobody gave left out", () => {
  const asked = [
    of({ talkSendStatus: "TIMEOUT" }),
    of({ talkSendStatus: "TIMEOUT" }),
    of({ talkSendStatus: "REJECT" }),
  ];
  expect(answersText(asked)).toBe("답 없음 2명 · 거절 1명");
  expect(answersText([of({ talkSendStatus: "TIMEOUT", isLapsed: true })])).toBe("시간이 없어짐 1명");
  expect(answersText([of({}), of({ talkSendStatus: "SMS_SENT" }), of({ isLapsed: true })])).toBe(
    "기다리는 중 2명 · 시간이 없어짐 1명",
  );
});

test.each([
  [56, false, /^먼저 같은 조건으로 다시 찾아보세요\. 아직 묻지 않은 선생님께 제안이 바로 나가요\.$/],
  [3, true, /^먼저 같은 조건으로.*그래도 없으면 구매자와 이야기하고/],
  [0, true, /^먼저 구매자와 이야기하고/],
  [0, false, /선생님이 모자라니/],
])("with %i tutors to ask, and more by widening: %s, the first step is %s", (count, hasWays, step) => {
  expect(firstStep(count, hasWays)).toMatch(step);
});
