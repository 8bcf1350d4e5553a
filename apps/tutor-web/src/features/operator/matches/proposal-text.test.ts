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

const NOW = new Date("2026-11-19T02:00:00.000Z");
const MATCHED = "2026-11-20T04:30:00.000Z";

test.each<[Partial<Proposal>, string]>([
  [{ talkSendStatus: "READY" }, "제안을 보내고 있어요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "READY", dueAt: NOW.toISOString() }, "아직 보내지 못했어요 · 11월 19일(목) 11:00까지"],
  [{}, "답을 기다려요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "TIMEOUT" }, "답이 없었어요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "TIMEOUT", isLapsed: true }, "만날 시간이 없어졌어요 · 11월 20일(금) 14:00까지"],
  [{ talkSendStatus: "REJECT", answeredAt: "2026-11-19T01:00:00.000Z" }, "거절했어요 · 11월 19일(목) 10:00"],
])("%j reads %s", (proposal, text) => {
  expect(proposalText(of(proposal), null, NOW)).toBe(text);
});

test("a tutor whom another one was faster than is not one who gave no answer", () => {
  const late = of({ talkSendStatus: "TIMEOUT", dueAt: "2026-11-20T04:00:00.000Z" });
  const outrun = of({ talkSendStatus: "TIMEOUT" });
  expect(proposalText(outrun, MATCHED, NOW)).toBe("다른 선생님이 먼저 수락했어요 · 11월 20일(금) 13:30");
  expect(proposalText(late, MATCHED, NOW)).toBe("답이 없었어요 · 11월 20일(금) 13:00까지");
  const accepted = of({ talkSendStatus: "ACCEPT", answeredAt: MATCHED });
  expect(answersText([outrun, late, outrun, accepted], MATCHED, NOW)).toBe(
    "답 없음 1명 · 다른 선생님이 먼저 수락 2명 · 수락 1명",
  );
});

test("who was not asked before another tutor accepted is not waited for", () => {
  const unsent = of({ talkSendStatus: "READY" });
  expect(proposalText(unsent, MATCHED, NOW)).toBe("다른 선생님이 먼저 수락했어요 · 11월 20일(금) 13:30");
  expect(answersText([unsent], MATCHED, NOW)).toBe("다른 선생님이 먼저 수락 1명");
});

test("the answers are counted, those that nobody gave left out", () => {
  const asked = [
    of({ talkSendStatus: "TIMEOUT" }),
    of({ talkSendStatus: "TIMEOUT" }),
    of({ talkSendStatus: "REJECT" }),
  ];
  expect(answersText(asked, null, NOW)).toBe("답 없음 2명 · 거절 1명");
  expect(answersText([of({ talkSendStatus: "TIMEOUT", isLapsed: true })], null, NOW)).toBe("시간이 없어짐 1명");
  expect(answersText([of({}), of({ talkSendStatus: "SMS_SENT" }), of({ isLapsed: true })], null, NOW)).toBe(
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
