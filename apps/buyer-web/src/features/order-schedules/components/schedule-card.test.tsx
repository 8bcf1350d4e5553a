// @vitest-environment happy-dom
import { FIRST_LESSON_PENDING_TEXT } from "@pkg/domain";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Schedule } from "../queries";
import { doneText } from "../use-schedule-action";
import { ScheduleCard } from "./schedule-card";

const call = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const METHOD = {
  id: "m1",
  paymentType: "CARD",
  cardName: "신한카드",
  cardNumber: "4242********0009",
  cardExpiry: "12/29",
};
const kept = {
  phase: "KEPT",
  keptUntil: "2026-12-12",
  until: "2026-12-28",
  isTutorFree: true,
  otherTimes: [],
} as const;
const schedule = {
  id: "s1",
  status: "ACTIVE",
  stopReason: null,
  nextDate: "2026-12-23",
  amount: 108_000,
  needsConsent: false,
  isArranged: true,
  offer: null,
  dayOfMonth: 23,
  period: null,
  canSkip: true,
  skippedDate: null,
  canResume: true,
  periodBeganOn: "2026-11-23",
  lastLessonOn: "2026-12-22",
  rest: null,
  paysNow: false,
  lessonsLeft: 5,
  productName: "60분 · 주 2회 · 1개월",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  studentName: "김하준",
  merchantUid: "NR1",
  paymentMethod: METHOD,
  updatedAt: "2026-11-23T00:00:00.000Z",
} as Schedule;

const PERIOD: NonNullable<Schedule["period"]> = {
  number: 2,
  status: "DUE",
  dueOn: "2026-12-23",
  retryAt: null,
  failure: null,
  isWaiting: false,
  unconfirmed: [],
};

const show = (change: Partial<Schedule> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ScheduleCard schedule={{ ...schedule, ...change }} />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name: starts(name) }));
// Its text while busy stands in the same button, hidden.
const starts = (name: string) => new RegExp(`^${name}`);
const NEXT_CHARGE = "12월 23일(수) 10시에 신한카드 09에서 108,000원을 결제해요.";
const sent = () => call.mock.calls.filter(([method]) => method === "PATCH").map(([, , init]) => init.body);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (method) =>
    method === "GET" ? { payments: [METHOD, { ...METHOD, id: "m2", cardNumber: "4242********0022" }] } : schedule,
  );
});
test("a renewal says what comes, and stops after one question", async () => {
  show();
  screen.getByText("12월 23일(수)");
  screen.getByText("매달 23일");
  screen.getByText("언제든 멈출 수 있어요. 이미 결제한 수업 5회는 그대로 들을 수 있어요.");
  await press("결제 멈추기");
  expect(sent()).toEqual([]);
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(/^남은 수업 5회는 그대로 들어요. 멈추면 마지막 수업 뒤 14일 동안 선생님 자리를 맡아 두고/);
  await userEvent.click(dialog.getByRole("button", { name: starts("멈출게요") }));
  expect(sent()).toEqual([{ status: "STOPPED" }]);
  expect(call.mock.calls[0]?.[2].params).toEqual({ path: { id: "s1" }, header: { "if-match": schedule.updatedAt } });
});

test("the next charge is left out, its day and its method are changed", async () => {
  show();
  await press("결제 바꾸기");
  await userEvent.click(await screen.findByRole("button", { name: starts("한 번 건너뛰기") }));
  await userEvent.selectOptions(screen.getByLabelText("결제일"), "5");
  await press("결제일 바꾸기");
  await userEvent.click(await screen.findByRole("button", { name: /22 쓰기/ }));
  expect(screen.queryByRole("button", { name: /09 쓰기/ })).toBeNull();
  expect(sent()).toEqual([{ skipsNext: true }, { dayOfMonth: 5 }, { paymentMethodId: "m2" }]);
});

test("one that is left out is taken back", async () => {
  show({ skippedDate: "2026-12-23", nextDate: "2027-01-23", canSkip: false });
  screen.getByText("12월 23일(수) 결제는 건너뛰어요.");
  await press("결제 바꾸기");
  await userEvent.click(await screen.findByRole("button", { name: starts("건너뛰지 않기") }));
  expect(sent()).toEqual([{ skipsNext: false }]);
});

test.each([
  ["INSUFFICIENT_FUNDS", "한도나 잔액이 부족했어요"],
  ["CARD_EXPIRED", "카드 유효기간이 지났어요"],
] as const)("a refused charge reads by its reason: %s", (failure, text) => {
  show({ period: { ...PERIOD, status: "RETRYING", retryAt: "2026-12-24T01:00:00.000Z", failure } });
  expect(screen.getByText(new RegExp(text)).textContent).toContain("12월 24일(목) 10시에 다시 시도해요.");
});

test("one that was given up is paid now; a refusal is told, not called done", async () => {
  const period = { ...PERIOD, status: "PAUSED", failure: "CARD_EXPIRED" } as const;
  show({ status: "PAUSED", stopReason: "FAILED", period, paysNow: true });
  await press("정기 결제 다시 켜기");
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText("지금 신한카드 09에서 108,000원을 결제하고 수업을 바로 이어 가요.");
  await userEvent.click(dialog.getByRole("button", { name: starts("결제하고 다시 켜기") }));
  expect(sent()).toEqual([{ status: "ACTIVE" }]);
  expect(doneText("RESUMED", { ...schedule, status: "PAUSED", period })).toContain("유효기간이 지났어요");
  expect(doneText("RESUMED", schedule)).toBe("다시 이어져요. 다음 결제는 12월 23일(수)이에요.");
});

test("a higher price is agreed to by a press of its own", async () => {
  show({ offer: { amount: 120_000, startsOn: "2026-12-31", isAccepted: false } });
  screen.getByText("12월 31일(목) 결제부터 120,000원이에요. 동의하지 않으면 그 전에 멈춰요.");
  await press("새 가격에 동의하기");
  expect(sent()).toEqual([{ acceptsPrice: true }]);
});

test.each([
  ["ACTIVE", 0, 1],
  ["STOPPED", 3, 1],
  ["STOPPED", 0, 0],
] as const)("who is %s with %i lessons left finds %i ways to leave", (status, lessonsLeft, ways) => {
  show({ matchId: "m1", status, lessonsLeft });
  expect(screen.queryAllByRole("link", { name: "그만둘지 고민된다면" })).toHaveLength(ways);
});

test("a class that is over cannot go on", () => {
  show({ status: "STOPPED", stopReason: "ENDED", canResume: false, lessonsLeft: 0 });
  screen.getByText("수업이 끝나서 더 결제하지 않아요.");
  expect(screen.queryByRole("button")).toBeNull();
});

describe("after a refund", () => {
  test("of a later payment the renewal is off and can go on: the page says both", async () => {
    show({ status: "STOPPED", stopReason: "REFUND" });
    screen.getByText("환불하면서 정기 결제를 멈췄어요. 수업을 이어 가려면 다시 켜 주세요.");
    expect(document.body.textContent).toMatch(/다시 켜면12월 23일\(수\)108,000원/);
    screen.getByRole("button", { name: starts("정기 결제 다시 켜기") });
  });

  test("of the course nothing is charged: no day, no amount, no press", () => {
    show({ status: "STOPPED", stopReason: "REFUND", canResume: false });
    screen.getByText("환불한 수업이라 더 결제하지 않아요.");
    expect(document.body.textContent).not.toMatch(/12월 23일|108,000원/);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

test.each([
  ["a stopped one", { status: "STOPPED", stopReason: "BUYER", paymentMethod: null }, "22에서 108,000원을 결제해요."],
  ["a refused one", { status: "PAUSED", stopReason: "FAILED", paysNow: true }, "지금 신한카드 22에서 108,000원을"],
] as const)("%s goes on with another method after the same question", async (_, change, said) => {
  show(change);
  await press("결제 바꾸기");
  await userEvent.click(await screen.findByRole("button", { name: /22 쓰고 다시 켜기/ }));
  expect(sent()).toEqual([]);
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(new RegExp(said));
  await userEvent.click(dialog.getByRole("button", { name: /다시 켜기/ }));
  expect(sent()).toEqual([{ status: "ACTIVE", paymentMethodId: "m2" }]);
});

describe("a resting class", () => {
  test("says until when, and goes on after a question that says the next charge", async () => {
    show({ status: "STOPPED", stopReason: "BUYER", lessonsLeft: 0, rest: { ...kept, otherTimes: [] } });
    screen.getByText("쉬는 중");
    screen.getByText(/^12월 12일\(토\)까지 선생님 자리를 맡아 둘게요/);
    expect(screen.queryByText(/다시 결제하기/)).toBeNull();
    await press("정기 결제 다시 켜기");
    expect(sent()).toEqual([]);
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText(NEXT_CHARGE);
    await userEvent.click(dialog.getByRole("button", { name: starts("다시 켜기") }));
    expect(sent()).toEqual([{ status: "ACTIVE" }]);
  });

  test("whose times are taken goes on at others of both, after a question", async () => {
    const otherTimes = [{ lessonStarts: [{ day: 2, halfHour: 40 }], lessonTimes: "수 20시" }];
    const rest = { ...kept, phase: "FREE", keptUntil: null, isTutorFree: false, otherTimes } as const;
    show({ status: "STOPPED", stopReason: "BUYER", lessonsLeft: 0, rest: { ...rest, otherTimes } });
    expect(screen.queryByRole("button", { name: starts("정기 결제 다시 켜기") })).toBeNull();
    await press("수 20시로 다시 켜기");
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText(`수 20시에 만나요. ${NEXT_CHARGE}`);
    await userEvent.click(dialog.getByRole("button", { name: starts("다시 켜기") }));
    expect(sent()).toEqual([{ status: "ACTIVE", lessonStarts: otherTimes[0]?.lessonStarts }]);
  });

  test("whose tutor has no time leads to a new start", () => {
    const rest = { ...kept, phase: "FREE", keptUntil: null, isTutorFree: false } as const;
    show({
      status: "STOPPED",
      stopReason: "BUYER",
      lessonsLeft: 0,
      canResume: false,
      rest: { ...rest, otherTimes: [] },
    });
    screen.getByText(/지금은 같은 선생님과 이어 갈 수 없어요/);
    screen.getByRole("link", { name: "다른 선생님과 새로 시작하기" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

test("a charge that waits for its lessons says so", () => {
  const unconfirmed = [{ startsAt: "2026-12-22T10:00:00.000Z", waitsFor: "FAMILY" } as const];
  show({ period: { ...PERIOD, isWaiting: true, unconfirmed }, nextDate: "2026-12-24", matchId: "c1" });
  screen.getByText(/^결제를 미뤘어요. 12월 22일\(화\) 19:00 수업을 했는지 내 수업에서 알려 주세요. .+ 1월 5일/);
  screen.getByText("12월 24일(목) 이후");
  expect(screen.getByRole("link", { name: "내 수업에서 답하기" }).getAttribute("href")).toBe("/myclass/c1");
});

test("a charge without a first lesson says that it is left out, in its question too", async () => {
  show({ isArranged: false, status: "STOPPED", stopReason: "BUYER" });
  await press("정기 결제 다시 켜기");
  within(await screen.findByRole("alertdialog")).getByText(`${NEXT_CHARGE} ${FIRST_LESSON_PENDING_TEXT}`);
});
