// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { addDays, toKstDate } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { DeskLesson } from "./lesson-queries";
import { lessonBadge, lessonNote } from "./lesson-text";
import { OperatorLessons } from "./operator-lessons";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const saveText = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const LESSON: DeskLesson = {
  ...{ id: "l1", matchId: "m1", startsAt: "2026-03-02T10:00:00.000Z", endsAt: "2026-03-02T11:00:00.000Z" },
  ...{ status: "DONE", state: "BEGUN", cancelReason: null, movedFromAt: null, dispute: null, hasLog: false },
  ...{ settledAs: null, settledBy: null, minutes: null },
  ...{ subjectLabel: "수학", tutorId: "1001", tutorName: "박지훈", studentId: "s1", studentName: "이서준" },
  ...{ buyerId: "u1", buyerName: "김민정" },
};

const show = (searchParams = "") => showDesk(<OperatorLessons />, searchParams);
const asked = () => http.GET.mock.lastCall?.[1].params.query;

test("lessons lead to their match; the list is narrowed, turned around and saved as it stands", async () => {
  http.GET.mockResolvedValue({ content: [LESSON], nextCursor: null });
  http.POST.mockResolvedValue(null);
  show("?when=DAYS");
  const link = await screen.findByRole("link", { name: /3월 2일\(월\) 19:00~20:00/ });
  expect(link.getAttribute("href")).toBe("/operator/matches/m1");
  expect(asked()).toEqual({ sort: "startsAt", dir: "asc" });
  await user.click(screen.getByRole("button", { name: "수업 시간" }));
  await vi.waitFor(() => expect(asked()).toEqual({ sort: "startsAt", dir: "desc" }));
  await user.selectOptions(screen.getByLabelText("상태"), "학생 결석");
  await vi.waitFor(() => expect(asked()).toEqual({ state: "ABSENT", sort: "startsAt", dir: "desc" }));
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await user.type(await screen.findByLabelText("이유", {}, { timeout: 5_000 }), "주간 회의에서 봐요");
  await user.click(screen.getByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(saveText).toHaveBeenCalled());
  expect(http.POST.mock.lastCall?.[1]).toEqual({ body: { list: "LESSONS", reason: "주간 회의에서 봐요" } });
  expect(saveText.mock.lastCall?.[0].text).toContain("이서준,김민정,박지훈,정하는 중,");
});

test("the list begins today; what was before and any days are one choice away", async () => {
  http.GET.mockResolvedValue({ content: [LESSON], nextCursor: null });
  show();
  const today = toKstDate(new Date());
  await vi.waitFor(() => expect(asked()).toEqual({ from: today, sort: "startsAt", dir: "asc" }));
  expect(screen.queryByLabelText("첫 날")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "수업 시간" }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ dir: "desc" }));
  await user.click(screen.getByRole("button", { name: "수업 시간" }));
  await user.selectOptions(screen.getByLabelText("기간"), "어제까지");
  await vi.waitFor(() => expect(asked()).toEqual({ to: addDays(today, -1), sort: "startsAt", dir: "desc" }));
  await user.selectOptions(screen.getByLabelText("기간"), "날짜 고르기");
  fireEvent.change(await screen.findByLabelText("첫 날"), { target: { value: "2026-03-01" } });
  await vi.waitFor(() => expect(asked()).toEqual({ from: "2026-03-01", sort: "startsAt", dir: "asc" }));
});

test("somebody's lessons say so, and lead to everybody's", async () => {
  http.GET.mockResolvedValue({ content: [LESSON], nextCursor: null });
  show("?studentId=s1");
  await screen.findByText("한 학생의 수업");
  expect(asked()).toMatchObject({ studentId: "s1" });
  await user.click(screen.getByRole("button", { name: "모두 보기" }));
  await vi.waitFor(() => expect(asked()).not.toHaveProperty("studentId"));
  expect(screen.queryByText("한 학생의 수업")).toBeNull();
});

test("what the search cannot mean is said at the field", async () => {
  const fields = [{ path: "search", message: "맞는 사람이 많아요. 이름 뒤에 전화 끝 4자리도 적어 주세요." }];
  http.GET.mockRejectedValue(apiError("invalidInput", { fields }));
  show("?search=김민");
  await screen.findByText("맞는 사람이 많아요. 이름 뒤에 전화 끝 4자리도 적어 주세요.");
  expect(screen.getByRole("searchbox").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("button", { name: "다시 불러오기" })).toBeNull();
});

test("without the role it is the page of an unknown address", async () => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  show();
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});

const NOW = new Date("2026-03-02T10:30:00.000Z");
const LATER = new Date("2026-03-02T12:00:00.000Z");
const minutes = (together: number) => ({ student: together, tutor: 60, together });
test.each<[Partial<DeskLesson>, Date, string, BadgeTone, string | null]>([
  [{}, NOW, "수업 중", "brand", null],
  [{}, LATER, "정하는 중", "neutral", null],
  [{ settledAs: "HELD", minutes: minutes(52) }, LATER, "한 수업", "success", "함께 52분 · 수업 기록 없음"],
  [{ settledAs: "HELD", minutes: minutes(24) }, LATER, "짧은 수업", "info", "함께 24분 · 수업 기록 없음"],
  [{ settledAs: "HELD", minutes: minutes(0) }, LATER, "한 수업", "neutral", "함께 0분 · 수업 기록 없음"],
  [{ settledAs: "HELD", hasLog: true }, LATER, "한 수업", "neutral", "방 기록 없음 · 수업 기록 있음"],
  [{ settledAs: "ASKED", minutes: minutes(4), state: "ASKED" }, LATER, "확인 중", "accent", "학생 4분 · 선생님 60분"],
  [{ settledAs: "ASKED", dispute: "OPEN", minutes: minutes(0) }, LATER, "확인할 것", "warn", "학생 0분 · 선생님 60분"],
  [{ settledAs: "STUDENT_ABSENT", state: "ABSENT" }, LATER, "학생 결석", "error", "방 기록 없음"],
  [{ settledAs: "TUTOR_ABSENT", state: "CANCELED" }, LATER, "선생님 결석", "error", "방 기록 없음"],
  [
    { settledAs: "NOT_HELD", state: "CANCELED", minutes: minutes(0) },
    LATER,
    "하지 않은 수업",
    "neutral",
    "학생 0분 · 선생님 60분",
  ],
  [{ state: "COMING", movedFromAt: "2026-03-01T10:00:00.000Z" }, NOW, "예정", "info", "옮긴 수업"],
  [{ state: "ABSENT" }, LATER, "학생 결석", "error", null],
  [
    { state: "CANCELED", cancelReason: "REFUNDED", settledAs: "NOT_HELD" },
    LATER,
    "하지 않은 수업",
    "neutral",
    "환불해서 닫음",
  ],
  [{ state: "CANCELED", cancelReason: "REMATCH" }, LATER, "취소", "neutral", "선생님이 바뀜"],
])("%j is told as it stands", (row, now, label, tone, note) => {
  expect(lessonBadge({ ...LESSON, ...row }, now)).toEqual({ label, tone });
  expect(lessonNote({ ...LESSON, ...row })).toBe(note);
});
