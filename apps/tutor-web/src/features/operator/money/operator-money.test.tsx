// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { DeskSchedule } from "../schedules/schedule-queries";
import type { MoneyOrder, MoneyOrderSummary, Reconciliation } from "./money-queries";
import { OperatorMoney } from "./operator-money";
import { OperatorMoneyChecks } from "./operator-money-checks";
import { OperatorMoneyOrder } from "./operator-money-order";
import { OperatorMoneyOrders } from "./operator-money-orders";
import { OperatorMoneyPeriods } from "./operator-money-periods";
import { OperatorMoneyRefunds } from "./operator-money-refunds";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const none = { count: 0, amount: 0 };
const OVERVIEW = {
  day: "2026-11-23",
  paid: { count: 2, amount: 574_240 },
  refunded: none,
  uncertainPayments: { count: 1, amount: 287_120 },
  uncertainRefunds: none,
  openRefunds: none,
  failedRefunds: none,
  retryingPeriods: none,
  pausedPeriods: none,
  daysThatDiffer: 0,
  daysUnchecked: 0,
};
const ORDER = {
  ...{ id: "o1", merchantUid: "NR1", orderName: "수학 중2-2", status: "UNKNOWN", amount: 287_120, refundedAmount: 0 },
  ...{ paymentMethod: "CARD", buyerName: "김민정", studentName: "김하준", isRenewal: false, failureMessage: null },
  ...{ buyerId: "u1", createdAt: "2026-11-23T10:05:00.000Z", paidAt: null },
} satisfies MoneyOrderSummary;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the overview's figures lead to their lists", async () => {
  http.GET.mockResolvedValue(OVERVIEW);
  showDesk(<OperatorMoney />);
  const card = await screen.findByRole("link", { name: /확인 중인 결제/ });
  expect(card.textContent).toContain("1건");
  expect(card.getAttribute("href")).toBe("/operator/money/orders?status=UNKNOWN");
  expect(screen.getByRole("link", { name: /오늘 결제/ }).getAttribute("href")).toContain("from=2026-11-23");
});

test("a file is put together from all its pieces", async () => {
  http.GET.mockResolvedValueOnce(OVERVIEW)
    .mockResolvedValueOnce({ csv: "머리\r\n1\r\n", nextCursor: "next" })
    .mockResolvedValueOnce({ csv: "2\r\n", nextCursor: null });
  const saved: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
  );
  showDesk(<OperatorMoney />);
  await user.click(await screen.findByRole("button", { name: /^CSV 받기/ }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe("머리\r\n1\r\n2\r\n");
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({
    ...{ kind: "PAYMENTS", from: "2026-10-25", to: "2026-11-23" },
    cursor: "next",
  });
});

test("orders: filters ask anew, more are loaded behind the first, the arrow keys go from row to row", async () => {
  http.GET.mockResolvedValue({ content: [ORDER], nextCursor: "next" });
  showDesk(<OperatorMoneyOrders />, "?status=UNKNOWN");
  const link = await screen.findByRole("link", { name: "수학 중2-2" });
  expect(link.getAttribute("href")).toBe("/operator/money/orders/NR1");
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ status: "UNKNOWN" });

  http.GET.mockResolvedValueOnce({
    content: [{ ...ORDER, id: "o2", merchantUid: "NR2", orderName: "영어 중2 내신", status: "PAID" }],
    nextCursor: null,
  });
  await user.click(screen.getByRole("button", { name: /^더 보기/ }));
  const second = await screen.findByRole("link", { name: "영어 중2 내신" });
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ status: "UNKNOWN", cursor: "next" });
  expect(screen.queryByRole("button", { name: /^더 보기/ })).toBeNull();
  link.focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(second);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(link);

  http.GET.mockResolvedValue({ content: [], nextCursor: null });
  await user.type(screen.getByLabelText("주문 번호·이름·휴대폰 번호"), "김민정{Enter}");
  await screen.findByText("맞는 결제가 없어요");
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ status: "UNKNOWN", search: "김민정" });
  await user.selectOptions(screen.getByLabelText("상태"), "모두");
  await vi.waitFor(() => expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ search: "김민정" }));
});

test("renewals that fail tell why and when they are tried again", async () => {
  const period = {
    ...{ id: "p1", scheduleId: "s1", scheduleStatus: "ACTIVE", number: 2, status: "RETRYING", amount: 287_120 },
    ...{ dueOn: "2026-11-20", failures: 1, failureCode: "F1", failureMessage: "한도가 부족해요." },
    ...{ nextAttemptAt: "2026-11-24T01:00:00.000Z", merchantUid: "NR1", orderName: "수학 중2-2" },
    ...{ buyerName: "김민정", studentName: "김하준" },
  };
  http.GET.mockResolvedValue({ content: [period], nextCursor: null });
  showDesk(<OperatorMoneyPeriods />);
  const row = (await screen.findByRole("link", { name: "수학 중2-2 2회차" })).closest("tr");
  expect(row?.textContent).toContain("한도가 부족해요.");
  expect(row?.textContent).toContain("다시 결제 예정");
});

test("refunds: another tab is another list, and a failure can be tried again", async () => {
  http.GET.mockRejectedValueOnce(new Error("away")).mockResolvedValue({ content: [], nextCursor: null });
  showDesk(<OperatorMoneyRefunds />);
  await user.click(await screen.findByRole("button", { name: /^다시/ }));
  await screen.findByText("진행 중인 환불이 없어요");
  await user.click(screen.getByRole("tab", { name: "실패" }));
  await screen.findByText("실패한 환불이 없어요");
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ list: "FAILED" });
});

test("a day that differs is the alarm of the overview", async () => {
  http.GET.mockResolvedValue({ ...OVERVIEW, daysThatDiffer: 1, daysUnchecked: 2 });
  showDesk(<OperatorMoney />);
  await screen.findByText("결제사와 다른 날이 1일 있어요.");
  expect(screen.getByRole("link", { name: "대조 보기" }).getAttribute("href")).toBe("/operator/money/checks");
});

test("checks: what differs is told with both sides, a day that could not be read is not clean, and one is checked now", async () => {
  const sums = { paidHere: 287_120, paidThere: 287_120, refundedHere: 0, refundedThere: 10_000 };
  const days = [
    { ...sums, day: "2026-11-23", differences: [], checkedAt: null, failedAt: "2026-11-23T19:30:00.000Z" },
    {
      ...{ ...sums, day: "2026-11-22", checkedAt: "2026-11-22T19:30:00.000Z", failedAt: null },
      differences: [
        {
          ...{ kind: "REFUNDED", paymentId: "NR1" },
          here: { paymentId: "NR1", status: "PAID", amount: 287_120, refunded: 0 },
          there: { paymentId: "NR1", status: "PARTIAL_CANCELLED", amount: 287_120, refunded: 10_000 },
        },
      ],
    },
    { ...sums, day: "2026-11-21", differences: [], checkedAt: "2026-11-21T19:30:00.000Z", failedAt: null },
  ] satisfies Reconciliation[];
  http.GET.mockResolvedValue({ content: days, nextCursor: "2026-11-21" });
  showDesk(<OperatorMoneyChecks />);
  const different = (await screen.findByRole("heading", { name: /11월 22일/ })).closest("li") as HTMLElement;
  expect(different.textContent).toContain("1건 달라요");
  expect(different.textContent).toContain("환불 금액이 달라요");
  expect(different.textContent).toContain("10,000원");
  expect(screen.getByRole("heading", { name: /11월 23일/ }).textContent).toContain("대조하지 못했어요");
  expect(screen.getByRole("heading", { name: /11월 21일/ }).textContent).toContain("같아요");
  http.POST.mockResolvedValue({ content: days, nextCursor: null });
  await user.click(within(different).getByRole("button", { name: /11월 22일.*다시 대조/ }));
  expect(http.POST.mock.lastCall?.[1].body).toEqual({ day: "2026-11-22" });
  http.GET.mockResolvedValue({ content: [{ ...days[2], day: "2026-11-20" }], nextCursor: null });
  await user.click(screen.getByRole("button", { name: /더 보기/ }));
  await screen.findByRole("heading", { name: /11월 20일/ });
  expect(http.GET.mock.lastCall?.[1].params.query).toEqual({ cursor: "2026-11-21" });
});

const SCHEDULE: DeskSchedule = {
  ...{ id: "s1", status: "ACTIVE", stopReason: null, nextDate: "2026-12-25", amount: 148_000, needsConsent: false },
  ...{
    period: null,
    lessonsLeft: 3,
    expiresOn: null,
    restsUntil: null,
    isUnplanned: false,
    productName: "60분 · 주 2회 · 1개월",
  },
  ...{ subjectLabel: "수학", studentName: "김하준", buyerId: "u1", buyerName: "김민정", merchantUid: "NR1" },
  ...{ orderStatus: "PAID", matchId: "m1", matchStatus: "MATCHED" },
};

test("an order tells who paid, what went back and what was done about it", async () => {
  const order = {
    ...ORDER,
    ...{ status: "PART_REFUNDED", refundedAmount: 87_120, paidAt: "2026-11-23T10:05:01.000Z", paymentId: "NR1" },
    ...{ cardName: "테스트카드", cardNumber: "1234-****-5678", cardQuota: 3, receiptUrl: null, failureCode: null },
    ...{ benefitName: null, studentPhoneNumber: null, guardianName: null },
    buyer: { id: "u1", name: "김민정", email: "parent@naran.test", phoneNumber: "01000000002" },
    ledger: [{ kind: "TOTAL", label: "결제 금액", amount: 287_120 }],
    items: [{ id: "i1", subjectLabel: "수학", subjectDetailLabel: "중2-2", keptCount: null }],
    refunds: [
      {
        ...{ id: "r1", status: "DONE", requestedBy: "STAFF", amount: 87_120, reason: "선생님이 두 번 늦었어요" },
        ...{ failureMessage: null, createdAt: "2026-11-23T11:00:00.000Z", doneAt: "2026-11-23T11:00:02.000Z" },
        ...{ orderItemId: null, rule: null, lines: [] },
      },
    ],
    transfers: [],
    schedules: [SCHEDULE],
    periods: [],
    acts: [
      { id: 1, action: "refund.requested", actorName: "오세린", reason: "전화 요청", at: "2026-11-23T11:00:00.000Z" },
    ],
  } satisfies MoneyOrder as MoneyOrder;
  http.GET.mockResolvedValue(order);
  showDesk(<OperatorMoneyOrder merchantUid="NR1" />);
  await screen.findByRole("heading", { level: 1, name: /수학 중2-2/ });
  screen.getByText(/010-0000-0002/);
  screen.getByText("3개월");
  expect(screen.getAllByText("NR1")).toHaveLength(1);
  const refunds = screen.getByRole("heading", { name: "환불" }).closest("section");
  expect(within(refunds as HTMLElement).getByRole("listitem").textContent).toContain("선생님이 두 번 늦었어요");
  screen.getByText("환불 요청");
  screen.getByText("전화 요청");
  const renewals = screen.getByRole("heading", { name: "정기 결제" }).closest("section");
  expect(renewals?.textContent).toContain("이어 가는 중다음 결제 12월 25일(금) 148,000원");
});

test.each([
  ["overview", <OperatorMoney key="1" />],
  ["orders", <OperatorMoneyOrders key="2" />],
  ["refunds", <OperatorMoneyRefunds key="3" />],
  ["periods", <OperatorMoneyPeriods key="4" />],
  ["checks", <OperatorMoneyChecks key="6" />],
  ["order", <OperatorMoneyOrder key="5" merchantUid="NR1" />],
])("without the role the %s is the page of an unknown address", async (_name, page) => {
  http.GET.mockRejectedValue(apiError("accountForbidden"));
  showDesk(page);
  await screen.findByRole("heading", { name: /찾을 수 없/ });
});
