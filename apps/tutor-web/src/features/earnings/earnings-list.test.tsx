// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EarlierLessons, EarningsList, LaterLessons } from "./components/earnings-list";
import type { EarningsLine } from "./queries";

afterEach(cleanup);

const line: EarningsLine = {
  lessonId: "l1",
  matchId: "m1",
  startsAt: "2026-11-20T10:00:00.000Z",
  studentName: "김나래",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  minutes: 60,
  amount: 30_000,
  state: "HELD",
  reason: "REFUND",
  hasAnswered: false,
  answerUntil: null,
  decidedBy: null,
  isAbsent: false,
};

test.each([{ isAbsent: false }, { isAbsent: true }])("a disputed lesson leads to its own form: %j", (more) => {
  render(<EarningsList lessons={[{ ...line, ...more, reason: "DISPUTED" }]} />);
  expect(screen.getByText("수업 확인 중")).toBeTruthy();
  expect(screen.getByRole("link", { name: "설명하기" }).getAttribute("href")).toBe("/myclass/m1?side=l1");
});

test.each([
  ["DISPUTED", "설명을 남겨 주셨어요. 운영팀이 확인하고 있어요."],
  ["ASKED", "답해 주셨어요. 가족이 답할 수 있어요."],
] as const)("what a tutor said of a lesson that is %s is not asked for again", (reason, text) => {
  render(<EarningsList lessons={[{ ...line, reason, hasAnswered: true }]} />);
  screen.getByText(text);
  expect(screen.queryByRole("link")).toBeNull();
});

test.each([
  ["ASKED", false, "11월 22일(일) 20:00까지 수업했는지 답하면 지급을 정해요."],
  ["ASKED", true, "답해 주셨어요. 11월 22일(일) 20:00까지 가족이 답할 수 있어요."],
  ["DISPUTED", false, "운영팀이 정할 때까지 보류해요. 11월 24일(화)까지 정해 드려요. 설명을 남길 수 있어요."],
  ["DISPUTED", true, "설명을 남겨 주셨어요. 11월 24일(화)까지 정해 드려요."],
] as const)("one that is %s, answered %s, says until when", (reason, hasAnswered, text) => {
  vi.setSystemTime("2026-11-21T03:00:00Z");
  const until = { answerUntil: "2026-11-22T11:00:00.000Z", decidedBy: "2026-11-24" };
  render(<EarningsList lessons={[{ ...line, ...until, reason, hasAnswered }]} />);
  screen.getByText(text);
  vi.useRealTimers();
});

test("a decision that is late is no promise any more", () => {
  vi.setSystemTime("2026-11-25T03:00:00Z");
  render(<EarningsList lessons={[{ ...line, reason: "DISPUTED", hasAnswered: true, decidedBy: "2026-11-24" }]} />);
  screen.getByText("설명을 남겨 주셨어요. 약속한 날보다 늦어져서 죄송해요. 정하는 대로 알려 드려요.");
  vi.useRealTimers();
});

test("a lesson that waits for a refund says so, and asks for nothing", () => {
  render(<EarningsList lessons={[line]} />);
  expect(screen.getByText("환불 확인 중")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("one that is asked about leads to its answer, and one that brings nothing says why", () => {
  render(<EarningsList lessons={[{ ...line, reason: "ASKED" }]} />);
  expect(screen.getByText("확인이 필요해요")).toBeTruthy();
  expect(screen.getByRole("link", { name: "답하기" }).getAttribute("href")).toBe("/myclass/m1");
  render(<EarningsList lessons={[{ ...line, state: "NONE", reason: "NOT_HELD", amount: 0 }]} />);
  expect(screen.getByText("수업하지 않았어요")).toBeTruthy();
});

test.each([
  [30, "예정"],
  [5, "곧 시작해요"],
  [-30, "수업 시간이에요"],
  [-61, "수업이 끝났어요"],
])("one that begins in %i minutes says where it stands", (minutes, text) => {
  const startsAt = new Date(Date.now() + minutes * 60_000).toISOString();
  render(<EarningsList lessons={[{ ...line, state: "PLANNED", reason: null, startsAt }]} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test("what earlier months left unpaid says what each waits for; without any there is no section", () => {
  const lessons = [
    { ...line, lessonId: "l1", reason: "ASKED" as const },
    { ...line, lessonId: "l2", reason: "DISPUTED" as const },
    { ...line, lessonId: "l3", state: "LOG_DUE" as const, reason: null },
    { ...line, lessonId: "l4" },
  ];
  render(<EarlierLessons lessons={lessons} />);
  screen.getByRole("heading", { name: "지난달까지 지급하지 못한 수업" });
  for (const text of [/답하면 지급을 정해요/, /설명을 남길 수 있어요/, /기록을 쓰면/, /따로 하실 일은 없어요/]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  cleanup();
  expect(render(<EarlierLessons lessons={[]} />).container.innerHTML).toBe("");
});

test("lessons of a month that a later one pays stand below, each with its month", () => {
  const late = { ...line, state: "EARNED" as const, reason: null };
  const lessons = [
    { ...late, lessonId: "l1", paidWith: "2026-12" },
    { ...late, lessonId: "l2", paidWith: "2027-01" },
  ];
  render(<LaterLessons lessons={lessons} />);
  screen.getByRole("heading", { name: "다음에 지급하는 수업" });
  screen.getByText("11월 수업이에요. 기록이나 확인이 늦어 12월 수업과 함께 드려요.");
  screen.getByText("11월 수업이에요. 기록이나 확인이 늦어 1월 수업과 함께 드려요.");
  cleanup();
  expect(render(<LaterLessons lessons={[]} />).container.innerHTML).toBe("");
});

test.each([
  ["2026-11", null],
  ["2026-12", "11월 수업이에요. 기록이나 확인이 늦어 12월 수업과 함께 드려요."],
] as const)("a lesson of November that is paid with %s says why", (month, text) => {
  render(<EarningsList lessons={[{ ...line, state: "EARNED", reason: null }]} month={month} />);
  expect(screen.queryByText(/함께 드려요/)?.textContent ?? null).toBe(text);
});
