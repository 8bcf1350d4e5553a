import { type ClassStage, MATCH_STATUSES } from "@pkg/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Match } from "@/lib/lessons/matches";
import { type AskedCounts, askedState, askedTitle, countAsked } from "./asked-counts";
import { isSearching, isStuck, matchHead, matchSteps } from "./match-view";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const now = (stage: ClassStage, change: Partial<Match["now"]> = {}): Match["now"] => ({
  stage,
  counts: { total: 8, used: 0, scheduled: 0, left: 8, unscheduled: 8 },
  ...{ startsOn: null, expiresOn: null, nextLessonAt: null, rest: null },
  ...change,
});

const match = (change: Partial<Match> = {}): Match => ({
  id: "00000000-0000-4000-8000-000000000001",
  merchantUid: "NR1",
  status: "AIM_ING",
  now: now("SEARCHING"),
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  productName: "중등 주 2회 60분 1개월",
  rank: "BASIC",
  minutes: 60,
  lessonsPerWeek: 2,
  studentName: "김하준",
  firstTutor: null,
  tutorId: null,
  tutorName: null,
  tutorGender: null,
  lessonTimes: "",
  rentTablet: false,
  deadlineAt: null,
  askedFrom: null,
  firstDay: "2026-11-24",
  promisedOn: "2026-11-24",
  lastTutorName: null,
  hasMessages: false,
  rematchedAt: null,
  matchedAt: null,
  createdAt: "2026-11-20T03:00:00.000Z",
  ...change,
});

const counts = (asked: number, change: Partial<AskedCounts> = {}): AskedCounts => ({
  ...{ asked, answered: 0, waiting: 0, offered: 0 },
  ...change,
});

test("every state either searches, waits for the buyer, or is settled", () => {
  const settled = MATCH_STATUSES.filter((status) => !isSearching({ status }) && !isStuck({ status }));
  expect(settled).toEqual(["MATCHED", "CANCELED"]);
});

test("a running search promises a working day and shows the number of asked tutors", () => {
  const { title, lead } = matchHead(match(), counts(3));
  expect(title).toEqual(["11월 24일(화)까지", "선생님을 알려 드려요"]);
  expect(lead).toBe("선생님 세 분께 제안을 보냈어요. 답이 오면 문자로 알려 드릴게요.");
  expect(matchHead(match({ status: "READY" }), counts(0)).lead).toContain("찾고 있어요");
  expect(matchHead(match({ status: "PROFILE_MATCHING" }), counts(1)).lead).toContain("고른 선생님 한 분께");
});

test("a search for another tutor says so, and begins its steps on the day it was asked for", () => {
  const again = match({ rematchedAt: "2026-12-07T03:00:00.000Z", promisedOn: "2026-12-10", firstDay: "2026-12-08" });
  expect(matchHead(again, counts(0)).title).toEqual(["12월 10일(목)까지", "새 선생님을 알려 드려요"]);
  expect(matchSteps(again, counts(0))[0]).toMatchObject({ title: "다시 찾기 시작했어요", date: "12월 7일(월)" });
  expect(matchSteps(again, counts(0))[3]).toMatchObject({ title: "수업을 이어 가요", date: "빠르면 12월 8일(화)" });
});

test.each([
  [
    "tutors could still be asked",
    { count: 3, widenings: [{ more: 2 }] },
    "선생님 3명께 제안했지만 맡을 분이 아직 없어요. 다시 찾거나, 아래에서 마음에 드는 선생님께 바로 제안할 수 있어요.",
  ],
  [
    "one wish less would find some",
    { count: 0, widenings: [{ more: 0 }, { more: 4 }] },
    "시간·성별이 맞는 선생님 3명께 모두 제안했어요. 조건을 하나만 넓히면 바로 다시 찾아 드려요.",
  ],
  [
    "nobody teaches this course",
    { count: 0, widenings: [{ more: 0 }] },
    "시간·성별이 맞는 선생님 3명께 모두 제안했어요. 상담으로 알려 주시면 저희가 직접 찾아 드려요.",
  ],
  ["this is not known yet", undefined, "이어서 찾을 방법을 살펴보고 있어요."],
])("a stopped search says how many were asked, and leads on when %s", (_, left, lead) => {
  const head = matchHead(match({ status: "UNPAIRED" }), counts(3), left);
  expect(head).toEqual({ title: ["아직 맞는 선생님이", "정해지지 않았어요"], lead });
});

test.each(["UNPAIRED", "PROFILE_MATCH_FAILED"] as const)(
  "a %s search regrets its promised day once it is over",
  (status) => {
    const leadAt = (time: string) => {
      vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
      return matchHead(match({ status }), counts(3), { count: 0, widenings: [{ more: 4 }] }).lead;
    };
    const before = leadAt("2026-11-24T17:59:00+09:00");
    expect(before).not.toContain("죄송");
    expect(leadAt("2026-11-24T18:00:00+09:00")).toBe(`11월 24일(화)까지 선생님을 알려 드리지 못해 죄송해요. ${before}`);
  },
);

test("a stopped search without an asked tutor says that there was none", () => {
  const { lead } = matchHead(match({ status: "UNPAIRED" }), counts(0), { count: 0, widenings: [{ more: 4 }] });
  expect(lead).toBe("아직 제안을 받은 선생님이 없어요. 조건을 하나만 넓히면 바로 다시 찾아 드려요.");
});

test("no answer yet is said as such, and many tutors are counted in figures", () => {
  expect(matchSteps(match(), counts(3))[1]?.note).toBe("세 분께 물어봤고, 아직 답이 없어요");
  expect(matchHead(match(), counts(33)).lead).toContain("선생님 33명께");
});

test("other times that a tutor offers are an answer that waits for the family", () => {
  const offer = { talkSendStatus: "SENT", answeredAt: null, offer: {} } as const;
  const counted = countAsked(match(), [offer, { talkSendStatus: "SENT", answeredAt: null, offer: null }]);
  expect(counted).toEqual({ asked: 2, answered: 1, waiting: 0, offered: 1 });
  expect(matchHead(match(), counted).lead).toBe(
    "선생님 한 분이 다른 시간을 제안했어요. 괜찮은지 아래에서 답해 주세요.",
  );
  expect(matchSteps(match(), counted)[1]?.note).toBe("두 분 중 한 분이 답했어요");
});

test("a stopped search asks for the answer that waits before it asks for less", () => {
  for (const status of ["UNPAIRED", "PROFILE_MATCH_FAILED"] as const) {
    const head = matchHead(match({ status }), counts(5, { offered: 1 }), { count: 0, widenings: [{ more: 4 }] });
    expect(head.title).toEqual(["선생님이 다른 시간을", "제안했어요"]);
    expect(head.lead).toBe("선생님 한 분이 다른 시간을 제안했어요. 괜찮은지 아래에서 답해 주세요.");
  }
});

test("a tutor who did not answer is late only while the search goes on", () => {
  const late = { talkSendStatus: "TIMEOUT", isLapsed: false, offer: null } as const;
  expect(askedState(late, { when: null, isOpen: true })).toBe("답이 늦어지고 있어요");
  expect(askedState(late, { when: null, isOpen: false })).toBe("답이 없었어요");
  expect(askedState({ ...late, isLapsed: true }, { when: null, isOpen: false })).toBe("만날 시간이 없어졌어요");
});

test("the steps follow the match", () => {
  const states = (one: Match) => matchSteps(one, counts(3, { answered: 1 })).map(({ state }) => state);
  expect(states(match())).toEqual(["done", "now", "later", "later"]);
  expect(matchSteps(match(), counts(3, { answered: 1 }))[1]?.note).toBe("세 분 중 한 분이 답했어요");
  expect(
    matchSteps(match(), counts(3, { answered: 1 }))
      .map(({ date }) => date)
      .slice(2),
  ).toEqual(["11월 24일(화)까지", "빠르면 11월 24일(화)"]);
  expect(states(pair("UNPLANNED"))).toEqual(["done", "done", "done", "now"]);
});

const pair = (stage: ClassStage, change: Partial<Match["now"]> = {}) =>
  match({
    status: "MATCHED",
    now: now(stage, change),
    tutorName: "한서윤",
    matchedAt: "2026-11-21T03:00:00.000Z",
    lessonTimes: "화·목 19시",
  });
test.each([
  ["READY", false, "김서연 선생님께 먼저 제안해요. 답이 오면 문자로 알려 드릴게요."],
  ["PROFILE_MATCHING", true, "김서연 선생님께 먼저 제안했어요. 답이 오면 문자로 알려 드릴게요."],
  ["AIM_ING", false, "김서연 선생님은 지금 새 수업을 맡기 어려워서, 맞는 다른 선생님을 바로 찾고 있어요."],
] as const)("a search that begins with a tutor says so while it is %s", (status, wasAsked, lead) => {
  const firstTutor = { id: "7", name: "김서연", gender: "FEMALE", wasAsked } as const;
  expect(matchHead(match({ status, firstTutor }), counts(wasAsked ? 1 : 0)).lead).toBe(lead);
});

test("after a rematch the tutor of the beginning is not spoken of", () => {
  const firstTutor = { id: "7", name: "김서연", gender: "FEMALE", wasAsked: false } as const;
  expect(matchHead(match({ firstTutor, rematchedAt: "2026-11-21T03:00:00.000Z" }), counts(0)).lead).not.toContain(
    "김서연",
  );
});

const NIGHT = { askedFrom: "2026-11-24T23:00:00.000Z" };
const atNight = () => vi.useFakeTimers({ now: new Date("2026-11-24T23:30:00+09:00"), toFake: ["Date"] });

test("at night nothing was sent yet: heading, step and list say when it is", () => {
  atNight();
  const waiting = counts(0, { waiting: 3 });
  expect(matchHead(match(NIGHT), waiting).lead).toBe(
    "내일 아침 8시에 선생님 세 분께 제안을 보내요. 답이 오면 문자로 알려 드릴게요.",
  );
  expect(matchSteps(match(NIGHT), waiting)[1]).toMatchObject({
    title: "선생님께 제안해요",
    note: "내일 아침 8시에 세 분께 제안해요",
  });
  expect(askedTitle(waiting)).toBe("제안을 받을 선생님");
  const firstTutor = { id: "7", name: "김서연", gender: "FEMALE", wasAsked: true } as const;
  expect(matchHead(match({ ...NIGHT, status: "PROFILE_MATCHING", firstTutor }), counts(0, { waiting: 1 })).lead).toBe(
    "김서연 선생님께 내일 아침 8시에 먼저 제안해요. 답이 오면 문자로 알려 드릴게요.",
  );
});

test("one who is chosen at night beside others who were asked by day", () => {
  atNight();
  const mixed = counts(2, { answered: 1, waiting: 1 });
  expect(matchHead(match(NIGHT), mixed).lead).toBe(
    "선생님 두 분께 제안을 보냈어요. 한 분께는 내일 아침 8시에 보내요. 답이 오면 문자로 알려 드릴게요.",
  );
  expect(matchSteps(match(NIGHT), mixed)[1]?.note).toBe("두 분 중 한 분이 답했어요");
  expect(askedTitle(mixed)).toBe("제안을 받은 선생님과 받을 선생님");
});

test("what is on its way by day waits for no morning", () => {
  const proposals = [
    { talkSendStatus: "READY", answeredAt: null, offer: null },
    { talkSendStatus: "REJECT", answeredAt: "2026-11-24T03:00:00.000Z", offer: null },
    { talkSendStatus: "SENT", answeredAt: null, offer: null },
  ] as const;
  expect(countAsked(match(), proposals)).toEqual({ asked: 2, answered: 1, waiting: 0, offered: 0 });
  expect(countAsked(match(NIGHT), proposals)).toEqual({ asked: 2, answered: 1, waiting: 1, offered: 0 });
});
