import { TUTOR_PROPOSAL_STATUSES } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { proposalState } from "./proposal-state";

type Pairing = Parameters<typeof proposalState>[0];

const OTHER = [{ lessonStarts: [{ day: 1, halfHour: 40 }], lessonTimes: "화 20시" }];

const pairing = (change: Partial<Pairing> = {}): Pairing => ({
  talkSendStatus: "SENT",
  isMatchable: true,
  isTaken: false,
  isLapsed: false,
  lessonTimes: "화·목 19시",
  otherTimes: [],
  offer: null,
  declinedOffer: null,
  promisedOn: "2026-11-25",
  dueAt: "2026-11-23T12:00:00.000Z",
  chosenAs: null,
  ...change,
});
const NOW = new Date("2026-11-23T11:00:00.000Z");
const LATE = "2026-11-23T10:59:59.000Z";

describe("what a proposal says to the tutor who opens it", () => {
  test.each([
    ["open", {}, "이 학생을 맡아 주실래요?", true],
    ["sent by text message", { talkSendStatus: "SMS_SENT" }, "이 학생을 맡아 주실래요?", true],
    ["accepted", { talkSendStatus: "ACCEPT", isMatchable: false }, "수업을 맡았어요", false],
    ["declined", { talkSendStatus: "REJECT", isMatchable: false }, "이번에는 맡지 않았어요", false],
    ["gone at the proposed times", { otherTimes: OTHER }, "다른 시간은 어떠세요?", true],
    ["refused at the offered times", { declinedOffer: "토 10시" }, "처음 시간은 어떠세요?", true],
    ["gone at all times", { isMatchable: false, isLapsed: true }, "만날 수 있는 시간이 없어졌어요", false],
    ["late, and nobody has taken it", { talkSendStatus: "TIMEOUT", dueAt: LATE }, "아직 맡은 선생님이 없어요", true],
    ["over", { talkSendStatus: "TIMEOUT", isMatchable: false }, "지난 제안이에요", false],
    ["called off", { isMatchable: false }, "지난 제안이에요", false],
    ["somebody else's", { isMatchable: false, isTaken: true }, "다른 선생님이 맡았어요", false],
  ] as const)("%s", (_name, change, title, mayAnswer) => {
    expect(proposalState(pairing(change), NOW)).toMatchObject({ title, mayAnswer });
  });

  test.each([
    ["TAUGHT", "선생님께 배운 학생이 선생님과 이어서 배우고 싶어 해요."],
    ["FOUND", "학생 가족이 선생님을 직접 골랐어요."],
    [null, "선생님의 시간과 과목에 잘 맞아 먼저 여쭤봐요."],
  ] as const)("a tutor who was chosen (%s) reads why they are asked", (chosenAs, lead) => {
    expect(proposalState(pairing({ chosenAs }), NOW).lead).toBe(lead);
  });

  test("a no to the offered times is said, also beside the times that are left", () => {
    for (const otherTimes of [[], OTHER]) {
      const { lead } = proposalState(pairing({ declinedOffer: "토 10시", otherTimes }), NOW);
      expect(lead).toContain("제안하신 토 10시에는 어렵다는 답을 받았어요.");
    }
  });

  test("who has offered other times waits for the family until the promised day, late or not", () => {
    const offer = { lessonStarts: [], lessonTimes: "토 10시" };
    for (const dueAt of [LATE, pairing().dueAt]) {
      const { title, lead, mayAnswer } = proposalState(pairing({ offer, dueAt }), NOW);
      expect([title, mayAnswer]).toEqual(["학생 가족의 답을 기다려요", true]);
      expect(lead).toContain("11월 25일(수)까지");
    }
    for (const promisedOn of ["2026-11-22", null]) {
      expect(proposalState(pairing({ offer, promisedOn }), NOW).lead).toContain("선생님이 정해지기 전까지");
    }
  });

  test("the times are said once more to whoever took it", () => {
    const { lead, tone } = proposalState(pairing({ talkSendStatus: "ACCEPT", isMatchable: false }), NOW);
    expect(lead).toContain("화·목 19시에 만나요");
    expect(tone).toBe("success");
  });

  test("whoever has answered, or can't any more, is led on", () => {
    const next = (change: Partial<Pairing>) => proposalState(pairing(change), NOW).next?.href;
    expect(next({ talkSendStatus: "ACCEPT", isMatchable: false })).toBe("/myclass");
    expect(next({ talkSendStatus: "REJECT", isMatchable: false })).toBe("/");
    expect(next({ isTaken: true, isMatchable: false })).toBe("/");
    expect(next({ dueAt: LATE })).toBeUndefined();
  });

  test("somebody else was faster, whatever was answered: that goes first", () => {
    for (const talkSendStatus of TUTOR_PROPOSAL_STATUSES) {
      const { title, mayAnswer } = proposalState(pairing({ talkSendStatus, isTaken: true, isMatchable: false }), NOW);
      expect([title, mayAnswer]).toEqual(["다른 선생님이 맡았어요", false]);
    }
  });

  test("only what the server still takes may be answered", () => {
    for (const talkSendStatus of TUTOR_PROPOSAL_STATUSES) {
      expect(proposalState(pairing({ talkSendStatus, isMatchable: false }), NOW).mayAnswer).toBe(false);
    }
  });
});
