// @vitest-environment happy-dom
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { OrderScheduleLinkPage } from "../order-schedule-link-page";
import type { LinkedSchedule } from "../queries";
import ScheduleLinkProblem from "./schedule-link-problem";

const call = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const linked: LinkedSchedule = {
  status: "ACTIVE",
  studentName: "김하준",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  productName: "60분 · 주 2회 · 1개월",
  nextDate: "2026-12-23",
  amount: 108_000,
  needsConsent: false,
  isArranged: true,
  wait: null,
  offer: null,
  methodLabel: "신한카드 09",
  lessonsLeft: 5,
  rest: null,
  canKeep: true,
  canResume: true,
};
const show = (loaded: LinkedSchedule, after = loaded) => {
  call.mockImplementation(async (method) => (method === "GET" ? loaded : after));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OrderScheduleLinkPage token="a-token" />
    </QueryClientProvider>,
  );
};
const sent = () => call.mock.calls.filter(([method]) => method === "PATCH").map(([, , init]) => init);
const button = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
/** Answers the question whether it goes on, which says the day, the amount and the card. */
const goOn = async () => {
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText("12월 23일(수) 10시에 신한카드 09에서 108,000원을 결제해요.");
  await userEvent.click(dialog.getByRole("button", { name: /^다시 켜기/ }));
};

beforeEach(() => call.mockReset());
test("the next charge is shown with two equal buttons; one press stops, another goes on", async () => {
  show(linked, { ...linked, status: "STOPPED" });
  const stop = await button("멈출게요");
  const keep = await button("그대로 둘게요");
  expect(stop.className).toBe(keep.className);
  screen.getByText("2026년 12월 23일(수) 10시");
  screen.getByText("신한카드 09");
  await userEvent.click(stop);
  expect(sent()).toEqual([]);
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(/그대로 들어요. 멈추면 마지막 수업 뒤 14일/);
  await userEvent.click(dialog.getByRole("button", { name: /^멈출게요/ }));
  await screen.findByRole("heading", { name: "정기 결제를 멈췄어요" });
  screen.getByText(/^멈췄어요. 더 결제하지 않아요. 남은 수업 5회는 그대로 들어요. 마지막 수업 뒤 14일/);
  expect(screen.queryByRole("button", { name: /^멈출게요/ })).toBeNull();
  await userEvent.click(await button("정기 결제 다시 켜기"));
  await goOn();
  const params = { path: { token: "a-token" } };
  expect(sent()).toEqual([
    { params, body: { answer: "STOP" } },
    { params, body: { answer: "KEEP" } },
  ]);
});

test("what was stopped and goes on again says that it was turned on", async () => {
  show({ ...linked, status: "STOPPED" }, linked);
  await userEvent.click(await button("정기 결제 다시 켜기"));
  expect(sent()).toEqual([]);
  await goOn();
  await screen.findByText("정기 결제를 다시 켰어요.");
});

test("what goes on before a first lesson is arranged is charged on a condition", async () => {
  show({ ...linked, status: "STOPPED", isArranged: false });
  await userEvent.click(await button("정기 결제 다시 켜기"));
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText(/108,000원을 결제해요. 그때까지 수업 날이 잡히지 않으면 결제하지 않아요.$/);
});

test("a higher price is agreed to by a press of its own", async () => {
  const offer = { amount: 120_000, startsOn: "2026-12-31", isAccepted: false };
  show({ ...linked, offer }, { ...linked, offer: { ...offer, isAccepted: true } });
  await screen.findByText(/12월 31일\(목\) 결제부터 120,000원이에요/);
  await userEvent.click(await button("새 가격에 동의하기"));
  await screen.findByText("알겠어요. 그대로 이어 갈게요.");
  expect(screen.queryByRole("button", { name: /^새 가격에 동의하기/ })).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual([{ answer: "ACCEPT_PRICE" }]);
});

test("what was given up needs its buyer: nothing is sent", async () => {
  show({ ...linked, status: "PAUSED", canKeep: false, methodLabel: null });
  await screen.findByText(/로그인해서 결제 수단을 바꾸면 이어져요/);
  await userEvent.click(await button("그대로 둘게요"));
  expect(sent()).toEqual([]);
});

test("a class that rests goes on with a log-in once that would charge at once", async () => {
  const rest = { phase: "KEPT", keptUntil: "2026-12-22", until: "2027-01-07" } as const;
  show({ ...linked, status: "STOPPED", canKeep: false, lessonsLeft: 0, rest });
  await screen.findByText(/12월 22일\(화\)까지 선생님 자리를 맡아 둘게요/);
  const way = screen.getByRole<HTMLAnchorElement>("link", { name: "로그인하고 다시 켜기" });
  expect(new URL(way.href).pathname).toBe("/mypage/payment-management/order-schedule");
});

test("one that was given up says that it is over, and promises no rest", async () => {
  show({ ...linked, status: "STOPPED", canKeep: false, canResume: false });
  await screen.findByText("멈췄어요. 더 결제하지 않아요. 이미 결제한 수업 5회는 그대로 들을 수 있어요.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a charge that waits names the lessons and no day that is not known", async () => {
  const unconfirmed = [{ startsAt: "2026-12-22T10:00:00.000Z", waitsFor: "TUTOR" } as const];
  show({ ...linked, wait: { dueOn: "2026-12-23", isWaiting: true, unconfirmed } });
  await screen.findByText(/^결제를 미뤘어요. 12월 22일\(화\) 19:00 수업은 선생님의 답을 기다려요. .+ 1월 5일/);
  screen.getByText("2026년 12월 23일(수) 10시 이후");
});

test("an unknown link says so, and leads to the payments of who logs in", () => {
  render(<ScheduleLinkProblem error={null} onRetry={() => {}} />);
  screen.getByRole("heading", { level: 1, name: "지금은 열 수 없는 링크예요" });
  const { pathname } = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "결제 일정 보기" }).href);
  expect(pathname).toBe("/mypage/payment-management/order-schedule");
});
