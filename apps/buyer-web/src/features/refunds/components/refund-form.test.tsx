// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { REFUND_PROMISE } from "@pkg/domain";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Refund, RefundQuote } from "@/lib/refunds/refund-queries";
import { RefundsPage } from "../refunds-page";

const call = vi.fn();
let search = "";
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(search),
}));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const course = (id: string, change: object) => ({
  orderItemId: id,
  matchId: null,
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  productName: "60분 · 주 2회 · 3개월",
  tutorName: null,
  isGivenUp: false,
  isSelected: true,
  amount: 648_263,
  rule: "LESSONS_LEFT",
  explanation: "수업 3회 88,399원을 빼고 돌려드려요.",
  lines: [],
  usedCounts: 3,
  totalCounts: 25,
  cancelledLessons: 22,
  leftLessons: 0,
  stopsSchedule: false,
  ...change,
});
const MATHS = course("i1", { matchId: "m1", tutorName: "김지민", stopsSchedule: true });
const ENGLISH = course("i2", {
  subjectLabel: "영어",
  amount: 352_098,
  usedCounts: 0,
  cancelledLessons: 0,
  explanation: "쓴 수업이 없어 모두 돌려드려요.",
});
const quoteOf = (change: object): RefundQuote =>
  ({
    merchantUid: "NR1",
    orderName: "수학 중2-2 외 1과목",
    studentName: "김하준",
    paidAmount: 1_088_760,
    refundedAmount: 0,
    paymentMethod: "CARD",
    cardName: "현대카드",
    cardNumber: "****1234",
    courses: [MATHS, ENGLISH],
    amount: 1_000_361,
    lines: [
      { label: "수학 환불", amount: 648_263 },
      { label: "영어 환불", amount: 352_098 },
    ],
    cancelledLessons: 22,
    closedLessons: 0,
    stopsSchedule: true,
    couponName: null,
    isCouponBack: true,
    tablet: null,
    earlierAmount: 0,
    otherOrders: [],
    undoUntil: null,
    undoRefusal: "OVER",
    refunds: [],
    ...change,
  }) as RefundQuote;
const WHOLE = quoteOf({});
const ONLY_ENGLISH = quoteOf({
  amount: 352_098,
  lines: [{ label: "낸 금액", amount: 352_098 }],
  courses: [{ ...MATHS, isSelected: false }, ENGLISH],
  cancelledLessons: 0,
  stopsSchedule: false,
  couponName: "첫 수업 쿠폰",
});
const refund = (status: Refund["status"], amount = 352_098): Refund => ({
  id: "r1",
  status,
  amount,
  rule: null,
  lines: [],
  createdAt: "2026-11-20T03:00:00.000Z",
  doneAt: null,
});

let quotes: (ids: string | undefined) => unknown;
let requested: () => unknown;
beforeEach(() => {
  search = "";
  quotes = (ids) => (ids === "i2" ? ONLY_ENGLISH : WHOLE);
  requested = () => refund("DONE");
  call.mockReset();
  call.mockImplementation(async (method, _path, init) =>
    method === "GET" ? quotes(init.params.query.orderItemIds) : requested(),
  );
});
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RefundsPage id="NR1" />
    </QueryClientProvider>,
  );
const posted = () => call.mock.calls.filter(([method]) => method === "POST").map(([, , init]) => init);

test("one of two courses: each line in won, what happens, and a button with the amount", async () => {
  show();
  await screen.findByText("어떤 수업을 그만둘까요?");
  expect(screen.getByRole("button", { name: /그만둘 수업을 골라 주세요/ }).getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(screen.getByRole("checkbox", { name: /영어/ }));
  const button = await screen.findByRole("button", { name: /352,098원 환불받기/ });
  screen.getByText("낸 금액");
  screen.getByText("쓴 수업이 없어 모두 돌려드려요.");
  screen.getByText("첫 수업 쿠폰을 다시 쓸 수 있어요.");
  screen.getByText(/현대카드로 영업일 3일 안에/);
  expect(document.body.textContent).toContain(REFUND_PROMISE);
  await userEvent.type(screen.getByRole("textbox", { name: /이유/ }), "이사 가요");
  await userEvent.click(button);
  expect(posted()).toEqual([]);
  const dialog = within(await screen.findByRole("alertdialog", { name: "정말 이 수업을 그만둘까요?" }));
  await userEvent.click(dialog.getByRole("button", { name: /^이 수업 그만두기/ }));
  await screen.findByText("352,098원을 환불했어요");
  expect(posted()).toMatchObject([
    {
      params: { path: { merchantUid: "NR1" } },
      body: { orderItemIds: ["i2"], shownAmount: 352_098, reason: "이사 가요" },
    },
  ]);
});

test("all courses: it asks once and says what follows; its result has the focus", async () => {
  show();
  await userEvent.click(await screen.findByRole("checkbox", { name: /수학/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /영어/ }));
  await userEvent.click(await screen.findByRole("button", { name: /1,000,361원 환불받기/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "정말 수업 2개를 그만둘까요?" }));
  dialog.getByText(/ 학생 수학 .+·영어 .+ 수업을 그만두고 1,000,361원을 돌려받아요\.$/);
  dialog.getByText("예약한 수업 22회가 취소돼요.");
  dialog.getByText("김지민 선생님께는 저희가 알려 드려요.");
  dialog.getByText("수학 중2-2 다음 결제도 멈춰요.");
  await userEvent.click(dialog.getByRole("button", { name: "그대로 둘게요" }));
  expect(posted()).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: /1,000,361원 환불받기/ }));
  requested = () => refund("DONE", 1_000_361);
  await userEvent.click(await screen.findByRole("button", { name: /수업 2개 그만두기/ }));
  const title = await screen.findByRole("heading", { name: "1,000,361원을 환불했어요" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(posted()).toHaveLength(1);
});

test("a later payment of a class that goes on says what stays", async () => {
  quotes = () => quoteOf({ courses: [{ ...MATHS, leftLessons: 5 }] });
  show();
  await userEvent.click(await screen.findByRole("button", { name: /환불받기/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "이 결제의 수업만 그만둘까요?" }));
  dialog.getByText("다른 결제로 남은 수업 5회는 그대로예요.");
  dialog.getByRole("button", { name: /^이 결제만 그만두기/ });
});

test("from a class its course is chosen already; an only course needs no choice", async () => {
  search = "matchId=m1";
  show();
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: /수학/ })).checked).toBe(true);
  cleanup();
  quotes = () => quoteOf({ courses: [ENGLISH], amount: 352_098 });
  show();
  await screen.findByRole("button", { name: /352,098원 환불받기/ });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("an amount that changed is said and shown; the next press sends the new one", async () => {
  quotes = () => quoteOf({ courses: [ENGLISH], amount: 352_098 });
  requested = () => {
    quotes = () => quoteOf({ courses: [ENGLISH], amount: 325_014 });
    requested = () => refund("DONE", 325_014);
    throw apiError("notNow", { message: "그사이 환불할 금액이 바뀌었어요." });
  };
  show();
  await userEvent.click(await screen.findByRole("button", { name: /352,098원 환불받기/ }));
  await userEvent.click(await screen.findByRole("button", { name: /이 수업 그만두기/ }));
  await screen.findByText("그사이 환불할 금액이 바뀌었어요.");
  await userEvent.click(await screen.findByRole("button", { name: /325,014원 환불받기/ }));
  await userEvent.click(await screen.findByRole("button", { name: /이 수업 그만두기/ }));
  await screen.findByText("325,014원을 환불했어요");
  const [first, second] = posted();
  expect(second.body.shownAmount).toBe(325_014);
  expect(second.params.header["idempotency-key"]).not.toBe(first.params.header["idempotency-key"]);
});

test.each([
  ["REQUESTED", "환불을 접수했어요"],
  ["UNKNOWN", "환불을 확인하고 있어요"],
] as const)("a refund that is %s says what comes next in place of another button", async (status, title) => {
  quotes = () => quoteOf({ refunds: [refund(status)] });
  show();
  await screen.findByText(title);
  screen.getByText(/문자로 알려 드려요/);
  expect(screen.queryByRole("button", { name: /환불받기/ })).toBeNull();
});

test("everything is given up: how it ended", async () => {
  quotes = () => quoteOf({ courses: [{ ...ENGLISH, isGivenUp: true }], refunds: [refund("FAILED")] });
  show();
  await screen.findByText("환불이 한 번에 되지 않았어요");
});

test("a missing order, one that was not paid, and an error", async () => {
  quotes = () => {
    throw apiError("notFound");
  };
  show();
  await screen.findByText("주문을 찾을 수 없어요");
  cleanup();
  quotes = () => {
    throw apiError("notNow");
  };
  show();
  await screen.findByText("아직 환불할 수 없는 주문이에요");
  cleanup();
  quotes = () => {
    throw new TypeError("Failed to fetch");
  };
  show();
  await screen.findByRole("button", { name: /다시/ });
});
