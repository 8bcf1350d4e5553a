// @vitest-environment happy-dom
import { MINUTE, TUTOR_SUBJECT_LISTS, WEEKDAYS } from "@pkg/domain";
import { Portrait, seedOf } from "@pkg/ui/portrait";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OwnTutor } from "@/lib/own-tutor/own-tutor";
import { HomeBasis } from "./components/home-basis";
import { HomeDay } from "./components/home-day";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
const STUDENT_ID = "00000000-0000-4000-8000-00000000000a";
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** A lesson that begins in so many minutes. */
const lessonIn = (minutes: number) => ({
  id: "l1",
  matchId: "m1",
  number: 3,
  startsAt: later(minutes),
  endsAt: later(minutes + 60),
  joinOpensAt: later(minutes - 10),
  status: "SCHEDULED",
  studentId: STUDENT_ID,
  studentName: "김하준",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
});
const oneClass = (matchId: string, studentName: string, logsDue: number, scheduled = 5) => ({
  matchId,
  studentName,
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  lessonTimes: "화 19:00",
  counts: { total: 8, used: 2, scheduled, left: 6, unscheduled: 6 - scheduled },
  nextLessonAt: null,
  logsDue,
  questions: 0,
  isOwn: true,
  stage: scheduled === 0 ? "UNPLANNED" : "RUNNING",
});
const PROPOSAL = {
  id: "p1",
  isMatchable: true,
  dueAt: later(120),
  subjectLabel: "영어",
  subjectDetailLabel: "중2",
  gradeLabel: "중2",
  otherTimes: [],
  offer: null,
  promisedOn: null,
  lessonTimes: "수 19:00",
  lessonsPerWeek: 1,
  lessonsLeft: 24,
  minutes: 60,
  pay: 20_300,
};
const TUTOR = {
  ...{ teachingBasis: "ENROLLED", studyProof: null, basisCheckedAt: "2026-11-20T01:00:00.000Z" },
  id: "00000000-0000-4000-8000-000000000002",
  ...{ gender: "FEMALE", tier: "BASIC", universityName: "서울대학교", universityTier: "HIGHEST", major: "수학과" },
  introduction: "한 줄씩 같이 확인해요. 왜 틀렸는지부터 찾고 거기서 다시 시작해요.",
  styles: ["WARM", "METICULOUS"],
  isOpen: true,
  isResting: false,
} as unknown as OwnTutor;

type Shown = {
  classes?: object[];
  proposals?: object[];
  upcoming?: object[];
  account?: object | null;
  awaiting?: object | null;
  fridayTaken?: boolean;
};
const ACCOUNT = { bankCode: "090", numberEnd: "4567" };

async function show({
  classes = [],
  proposals = [],
  upcoming = [],
  account = ACCOUNT,
  awaiting = null,
  fridayTaken = false,
}: Shown): Promise<void> {
  const answers: Record<string, unknown> = {
    "/tutors/me/classes": { content: classes },
    "/tutors/me/proposals": { content: proposals },
    "/lessons/upcoming": { content: upcoming },
    "/tutors/me/subjects": {
      ...Object.fromEntries(TUTOR_SUBJECT_LISTS.map((list) => [list, []])),
      middleSchoolSubjects: ["MATH_M1_1"],
      confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
    },
    "/tutors/me/periods": {
      weeklyAvailablePeriods: { ...Object.fromEntries(WEEKDAYS.map((day) => [day, []])), friday: ["18:00-22:00"] },
      lessons: fridayTaken ? [{ day: 4, halfHour: 36, minutes: 240 }] : [],
    },
    "/tutors/me/payout-account": { account, awaiting },
  };
  http.GET.mockImplementation(async (path: string) => answers[path] ?? { content: [] });
  const client = new QueryClient();
  const day = <HomeDay tutor={TUTOR} />;
  render(<QueryClientProvider client={client}>{day}</QueryClientProvider>);
  await waitFor(() => {
    expect(client.isFetching()).toBe(0);
    expect(http.GET).toHaveBeenCalledWith("/tutors/me/periods");
  });
}
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const isReady = () => screen.queryByText(/준비를 마쳤어요/) !== null;

const busy = { classes: [oneClass("m1", "김하준", 1)], proposals: [PROPOSAL] };

test("what waits for an answer stands above the lessons to come, and each log is one press away", async () => {
  await show({ ...busy, upcoming: [lessonIn(600)] });
  expect(headings().slice(0, 2)).toEqual(["기록할 수업이 1회 있어요", "새 제안 1개"]);
  expect(headings()).toHaveLength(3);
  const write = screen.getByRole("link", { name: "김하준 학생 수학 중2-2 기록 쓰기" });
  expect(write.getAttribute("href")).toBe("/myclass/m1?log=due");
});

test("who waits for a family's answer to other times has no new proposal", async () => {
  await show({ proposals: [PROPOSAL, { ...PROPOSAL, id: "p2", offer: { lessonStarts: [], lessonTimes: "토 10시" } }] });
  expect(headings().slice(0, 2)).toEqual(["새 제안 1개", "학생 가족의 답을 기다려요"]);
  expect(screen.getByText("내가 제안한 토 10시 · 주 1회 60분")).toBeTruthy();
});

test("a lesson whose room is open stands above all", async () => {
  await show({ ...busy, upcoming: [lessonIn(5)] });
  expect(headings().slice(1)).toEqual(["기록할 수업이 1회 있어요", "새 제안 1개"]);
});

test("the student of the next lesson has the face that the family sees", async () => {
  await show({ upcoming: [lessonIn(600)] });
  const face = render(<Portrait seed={seedOf(STUDENT_ID)} />).container.querySelector("svg")?.innerHTML ?? "none";
  const next = screen.getByRole("region", { name: /다음 수업/ });
  expect([...next.querySelectorAll("svg")].map(({ innerHTML }) => innerHTML)).toContain(face);
});

test("a lesson that the room has no record of is asked about above all else that waits", async () => {
  await show({ ...busy, classes: [{ ...oneClass("m1", "김하준", 1), questions: 1 }, oneClass("m2", "정유나", 0)] });
  expect(headings().slice(0, 2)).toEqual(["수업했는지 알려 주세요", "기록할 수업이 1회 있어요"]);
  expect(screen.getByRole("link", { name: "김하준 학생 수학 중2-2 답하기" }).getAttribute("href")).toBe("/myclass/m1");
});

test("each student with missing logs has an own way to the form", async () => {
  await show({ classes: [oneClass("m1", "김하준", 2), oneClass("m2", "정유나", 1), oneClass("m3", "이서윤", 0)] });
  expect(headings()).toEqual(["기록할 수업이 3회 있어요"]);
  const links = screen.getAllByRole("link", { name: /기록 쓰기/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/myclass/m1?log=due", "/myclass/m2?log=due"]);
});

test("a student who has not chosen the first day is shown", async () => {
  await show({ classes: [oneClass("m1", "김하준", 0), oneClass("m2", "정유나", 0, 0)] });
  expect(headings()).toEqual(["첫 수업 날을 기다리고 있어요"]);
  expect(screen.getByText(/^정유나 학생\(수학 중2-2\)\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "수업 보기" }).getAttribute("href")).toBe("/myclass/m2");
});

test("that everything is ready is said to who has no class that goes on", async () => {
  await show({});
  expect(isReady()).toBe(true);
  cleanup();
  await show({ classes: [oneClass("m1", "김하준", 0)] });
  expect(isReady()).toBe(false);
  cleanup();
  await show({ classes: [{ ...oneClass("m1", "김하준", 0), stage: "OVER" }] });
  expect(isReady()).toBe(true);
});

test.each([
  ["2027-01-31T14:59:00Z", /1월 31일\(일\)까지 알려 주지 않으면/],
  ["2027-01-31T15:00:00Z", /새 학생 소개를 멈췄어요/],
])("who has not said by what they teach reads at %s what follows", (now, text) => {
  vi.setSystemTime(now);
  render(<HomeBasis tutor={{ ...TUTOR, teachingBasis: null, basisCheckedAt: null }} />);
  screen.getByText(text);
  expect(screen.getByRole("link", { name: "알려 주기" }).getAttribute("href")).toBe("/profile");
  vi.useRealTimers();
});

test("a paper that staff sent back is asked for again, with the day and the reason", () => {
  vi.setSystemTime("2026-11-25T03:00:00Z");
  const proofReturned = { at: "2026-11-24T01:00:00.000Z", reason: "지난 학기 증명서예요." };
  render(<HomeBasis tutor={{ ...TUTOR, basisCheckedAt: null, proofReturned }} />);
  screen.getByRole("heading", { name: "재학이나 과외 신고 서류를 다시 올려 주세요" });
  screen.getByText(
    /^11월 24일\(화\)에 서류를 돌려보냈어요\. 이유: 지난 학기 증명서예요\. 서류 때문에 .+ 멈추지는 않아요\. 정해진 기한은 없지만/,
  );
  vi.useRealTimers();
});

test("who has said it and not proved it is asked for the paper, until it is sent or checked", () => {
  const proof = { type: "image/png", bytes: 400_000, createdAt: "2026-11-23T01:00:00.000Z" } as const;
  const { rerender } = render(<HomeBasis tutor={{ ...TUTOR, basisCheckedAt: null }} />);
  expect(screen.getByRole("link", { name: "서류 올리기" }).getAttribute("href")).toBe("/profile");
  screen.getByText(/^서류 때문에 제안이나 지금 수업이 멈추지는 않아요\. 정해진 기한은 없지만/);
  rerender(<HomeBasis tutor={{ ...TUTOR, basisCheckedAt: null, studyProof: proof }} />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<HomeBasis tutor={TUTOR} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("who teaches and has no account reads that nothing can be sent; who teaches nobody yet does not", async () => {
  await show({ classes: [oneClass("m1", "김하준", 0)], account: null });
  expect(headings()).toEqual(["수업료를 받을 계좌가 없어요"]);
  expect(screen.getByRole("link", { name: "계좌 등록하기" }).getAttribute("href")).toBe("/earnings/account");
  cleanup();
  await show({ account: null });
  expect(screen.queryByRole("link", { name: "계좌 등록하기" })).toBeNull();
});

test("pay that waits for an account is a task, also once the class is over", async () => {
  vi.setSystemTime("2026-12-11T03:00:00Z");
  const awaiting = { months: ["2026-10", "2026-11"], lessons: 8, net: 157_050, payDay: "2027-01-11" };
  await show({ account: null, awaiting });
  expect(headings()[0]).toBe("수업료를 받을 계좌가 없어요");
  screen.getByText(
    "10·11월 수업료 157,050원(수업 8회)을 정산하지 못했어요. 계좌를 등록하면 2027년 1월 11일(월)까지 보내 드려요.",
  );
  vi.useRealTimers();
});

test("time that lessons fill is none for a new student", async () => {
  await show({ fridayTaken: true });
  expect(screen.getByRole("link", { name: "새 학생을 만날 시간을 칠해 주세요" })).toBeTruthy();
  expect(isReady()).toBe(false);
});
