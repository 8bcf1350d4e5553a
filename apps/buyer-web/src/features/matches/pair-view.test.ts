import type { ClassStage } from "@pkg/domain";
import { expect, test } from "vitest";
import type { Match } from "@/lib/lessons/matches";
import { matchHead, matchSteps } from "./match-view";

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

const pair = (stage: ClassStage, change: Partial<Match["now"]> = {}) =>
  match({
    status: "MATCHED",
    now: now(stage, change),
    tutorName: "한서윤",
    matchedAt: "2026-11-21T03:00:00.000Z",
    lessonTimes: "화·목 19시",
  });

const asks = { asked: 3, waiting: 0, answered: 0, offered: 0 };
const startsOn = "2026-12-02";
const used = { total: 8, used: 3, scheduled: 0, left: 5, unscheduled: 5 };
const asked = { total: 8, used: 0, scheduled: 1, left: 8, unscheduled: 7 };
const planned = { ...asked, scheduled: 8, unscheduled: 0 };
const nextLessonAt = "2026-12-24T11:30:00.000Z";

test.each<[string, Match, string, string, string]>([
  ["before its first day is chosen", pair("UNPLANNED"), "나란히 앉게 됐어요", "수업 날을 골라", "수업 날을 골라요"],
  [
    "before the first lesson",
    pair("RUNNING", { nextLessonAt, startsOn: "2026-12-24" }),
    "나란히",
    "12월 24일(목) 20:30",
    "첫 수업을 해요",
  ],
  [
    "after three lessons",
    pair("RUNNING", { counts: used, nextLessonAt, startsOn }),
    "수업하고",
    "다음 수업은 12월 24일",
    "수업하고",
  ],
  ["with another tutor", pair("UNPLANNED", { counts: used, startsOn }), "이어 가요", "남은 수업 5회", "남은 수업을"],
  ["with a past lesson in question", pair("UNPLANNED", { counts: asked, startsOn }), "이어", "수업 7회", "남은 수업을"],
  [
    "planned with a past lesson in question",
    pair("RUNNING", { counts: planned, nextLessonAt, startsOn }),
    "수업하고 있어요",
    "다음 수업은 12월 24일",
    "수업하고 있어요",
  ],
  ["at rest", pair("RESTING", { rest: { keptUntil: null, until: "2026-12-28" } }), "쉬고", "12월 28일", "쉬고 있어요"],
  ["at its end", pair("OVER", { counts: used }), "끝났어요", "수업 기록은", "마쳤어요"],
])("a pair %s says so", (_name, of, title, lead, step) => {
  const head = matchHead(of, asks);
  expect(head.title[1]).toContain(title);
  expect(head.lead).toContain(lead);
  expect(matchSteps(of, asks)[3]?.title).toContain(step);
});
