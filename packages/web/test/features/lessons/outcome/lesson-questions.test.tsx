// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { LessonQuestions } from "../../../../src/features/lessons/outcome/lesson-questions";
import { askedOf, recordText } from "../../../../src/features/lessons/outcome/question-text";
import { type ClassLessons, type Lesson, useClassLessons } from "../../../../src/features/lessons/queries";
import { answering } from "../../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn() }));
vi.mock("../../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
vi.mock("../../../../src/features/form/use-rejection", () => ({ useRejection: () => vi.fn() }));
afterEach(cleanup);
// Its code comes with the first question, which a busy machine may keep waiting.
beforeAll(() => import("../../../../src/features/lessons/outcome/question-card"));

const question = (own: boolean | null) => ({ until: "2026-12-10T11:00:00.000Z", own });
const asked = (id: string, day: number, more: Partial<Lesson> = {}): Lesson => ({
  ...{ id, matchId: "m1", number: 3, status: "SCHEDULED", cancelReason: null, movedFromAt: null, log: null },
  ...{ startsAt: `2026-12-0${day}T10:00:00.000Z`, endsAt: `2026-12-0${day}T11:00:00.000Z` },
  ...{ changeableUntil: "2026-12-07T22:00:00.000Z", joinOpensAt: "2026-12-08T09:50:00.000Z" },
  ...{ settledAs: "ASKED", minutes: { student: 0, tutor: 4, together: 0 }, question: question(null) },
  ...more,
});
const classOf = (role: ClassLessons["role"], ...content: Lesson[]): ClassLessons => ({
  ...{
    content,
    expiresOn: null,
    isExtended: false,
    nextPaymentOn: null,
    rest: null,
    lessonTimes: "화 19시",
    isTrial: false,
    seriesMoves: [],
    pulse: null,
    role,
  },
  counts: { total: 8, used: 2, scheduled: 6, left: 6, unscheduled: 0 },
});

function Page({ role }: { role: ClassLessons["role"] }) {
  const { data } = useClassLessons("m1");
  return data ? <LessonQuestions asked={askedOf(data, "수학")} side={role} /> : null;
}

async function show(role: ClassLessons["role"], ...content: Lesson[]): Promise<void> {
  http.GET.mockResolvedValue(classOf(role, ...content));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page role={role} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole("heading")).toHaveLength(content.length));
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sent = (id: string, tookPlace: boolean) => [
  "/lessons/{lessonId}/answer",
  { params: { path: { lessonId: id } }, body: { tookPlace } },
];

test("a family reads what each answer leads to and until when, and the answer that it gave stays in its place", async () => {
  await show("BUYER", asked("l1", 7), asked("l2", 8));
  expect(screen.getAllByText("수업방에 선생님은 4분 있었고, 학생이 1분 넘게 있던 기록은 없어요.")).toHaveLength(2);
  expect(screen.getAllByText(/12월 10일\(목\) 20:00까지 답해 주세요/)).toHaveLength(2);
  expect(screen.getAllByText(/^선생님도 했다고 하면 수업 1회를 쓴 것으로 해요/)).toHaveLength(2);
  const answered = classOf("BUYER", asked("l1", 7, { question: question(true) }), asked("l2", 8));
  http.POST.mockResolvedValue(answered);
  http.GET.mockResolvedValue(answered);
  const button = screen.getByRole("button", { name: "12월 7일(월) 19:00 수업, 했어요" });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(
    /^‘했어요’라고 답했어요. 선생님도 했다고 하면 수업 1회를 쓴 것으로 해요.+ 12월 10일\(목\) 20:00까지 선생님이 답할 수 있어요\.$/,
  );
  expect(http.POST.mock.lastCall).toEqual(sent("l1", true));
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "답해 주셔서 고마워요",
    "이 수업을 하셨나요?",
  ]);
  expect(document.activeElement?.textContent).toBe("답해 주셔서 고마워요");
});

test.each([
  ["BUYER", "HELD", "했어요", "선생님도 했다고 해서 수업 1회를 쓴 것으로 했어요."],
  ["BUYER", "NOT_HELD", "안 했어요", "수업 1회를 돌려드렸어요."],
  ["TUTOR", "HELD", "했어요", "가족도 했다고 해서 한 수업으로 정했어요. 수업료는 기록을 남기면 쌓여요."],
  ["TUTOR", "NOT_HELD", "안 했어요", "가족에게 수업 1회를 돌려줬어요."],
] as const)("the %s whose answer settles it as %s reads what became of it", async (role, settledAs, label, came) => {
  await show(role, asked("l1", 7), asked("l2", 8));
  const settled = classOf(role, { ...asked("l1", 7), settledAs, question: undefined } as Lesson, asked("l2", 8));
  http.POST.mockResolvedValue(settled);
  http.GET.mockResolvedValue(settled);
  press(`12월 7일(월) 19:00 수업, ${label}`);
  if (role === "TUTOR" && label === "안 했어요") {
    // The tutor's no settles it at once, so what follows is said before it is sent.
    await screen.findByRole("alertdialog", { name: "수업하지 않았나요?" });
    screen.getByText(/^바로 가족에게 수업 1회를 돌려주고, 이 수업은 지급하지 않아요. 알린 뒤에는/);
    expect(http.POST).not.toHaveBeenCalledWith(...sent("l1", false));
    press("하지 않았다고 알리기");
  }
  await screen.findByText(`‘${label}’라고 답했어요. ${came}`);
  expect(http.POST.mock.lastCall).toEqual(sent("l1", label === "했어요"));
  expect(screen.getAllByRole("button")).toHaveLength(role === "TUTOR" ? 3 : 2);
});

test("answers that differ are looked at by staff", async () => {
  await show("BUYER", asked("l1", 7));
  const differ = { ...asked("l1", 7), question: undefined, dispute: { isOpen: true, until: null } } as Lesson;
  http.POST.mockResolvedValue(classOf("BUYER", differ));
  http.GET.mockResolvedValue(classOf("BUYER", differ));
  press("12월 7일(월) 19:00 수업, 했어요");
  await screen.findByText("‘했어요’라고 답했어요. 운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요.");
});

test("a tutor who was there alone says that the student did not come; others have no such answer", async () => {
  const [alone, both] = [asked("l1", 7), asked("l2", 8, { minutes: { student: 3, tutor: 9, together: 3 } })];
  await show("TUTOR", alone, both);
  expect(screen.getAllByRole("button", { name: /학생이 오지 않았어요$/ })).toHaveLength(1);
  const held = classOf("TUTOR", { ...alone, question: undefined } as Lesson, both);
  http.POST.mockResolvedValue(held);
  http.GET.mockResolvedValue(held);
  press("12월 7일(월) 19:00 수업, 학생이 오지 않았어요");
  await screen.findByText(/‘학생이 오지 않았어요’라고 답했어요. 운영팀이 수업방 기록을 보고 정해요/);
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ tookPlace: false, studentAbsent: true });
  cleanup();
  await show("BUYER", alone, both);
  expect(screen.queryByRole("button", { name: /학생이 오지 않았어요$/ })).toBeNull();
});

test("an answer that comes too late is refused where it was given", async () => {
  await show("BUYER", asked("l1", 7));
  http.POST.mockRejectedValue(apiError("notNow", { message: "답할 수 있는 시간이 지났어요." }));
  press("12월 7일(월) 19:00 수업, 안 했어요");
  expect((await screen.findByRole("alert")).textContent).toBe("답할 수 있는 시간이 지났어요.");
  expect(screen.getByRole("button", { name: "12월 7일(월) 19:00 수업, 했어요" })).toBeTruthy();
});

test("one that was answered before is asked about no more", async () => {
  await show("BUYER", asked("l1", 7));
  expect(askedOf(classOf("BUYER", asked("l1", 7, { question: question(false) })))).toEqual([]);
});

test.each([
  [{ student: 20, tutor: 40, together: 14 }, "수업방에서 함께한 시간이 14분이에요."],
  [{ student: 5, tutor: 7, together: 0 }, "수업방에 선생님은 7분, 학생은 5분 있었지만 함께 있지는 않았어요."],
  [{ student: 9, tutor: 0, together: 0 }, "수업방에 학생은 9분 있었고, 선생님이 1분 넘게 있던 기록은 없어요."],
  [{ student: 0, tutor: 0, together: 0 }, "수업방에 함께 있던 기록이 모자라요."],
  [null, "수업방에 함께 있던 기록이 모자라요."],
])("the question says what the room knows: %j", (minutes, text) => {
  expect(recordText({ minutes })).toBe(text);
});
