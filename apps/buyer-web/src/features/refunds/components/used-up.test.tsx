// @vitest-environment happy-dom

import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { OrderRefund } from "@/lib/refunds/refund-link";
import { RefundsPage } from "../refunds-page";

const call = vi.fn();
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));
afterEach(cleanup);

const course = (id: string, change: object) => ({
  ...{ orderItemId: id, matchId: null, subjectLabel: id, subjectDetailLabel: "중2-2", productName: "60분 · 3개월" },
  ...{ tutorName: null, isGivenUp: false, isSelected: true, amount: 352_098, rule: "NOT_STARTED", explanation: "" },
  ...{ lines: [], usedCounts: 0, totalCounts: 25, cancelledLessons: 0, leftLessons: 0, stopsSchedule: false },
  ...change,
});
const USED = course("수학", { usedCounts: 25, amount: 0 });
const quoteOf = (courses: object[], change: object = {}) => ({
  ...{ merchantUid: "NR1", orderName: "수학 중2-2", studentName: "김하준", paidAmount: 1_088_760, refundedAmount: 0 },
  ...{ paymentMethod: "CARD", cardName: "현대카드", cardNumber: "****1234", courses, amount: 0, earlierAmount: 0 },
  ...{
    lines: [],
    cancelledLessons: 0,
    stopsSchedule: false,
    couponName: null,
    isCouponBack: false,
    tablet: null,
    otherOrders: [],
  },
  ...{ undoUntil: null, undoRefusal: "OVER", refunds: [], ...change },
});
function show(page: ReactNode, quotes: (ids: string | undefined) => object): void {
  call.mockImplementation(async (_method, _path, init) => quotes(init.params.query.orderItemIds));
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
}

test("an order whose lessons are all used has no way to a refund of nothing, and says so", async () => {
  const otherOrders = [{ merchantUid: "NR2", periodNumber: 2 }];
  show(<RefundsPage id="NR1" />, () => quoteOf([USED], { otherOrders, stopsSchedule: true }));
  await screen.findByText("이 주문의 수업을 모두 써서 돌려드릴 금액이 없어요.");
  expect(screen.queryByRole("button")).toBeNull();
  screen.getByRole("link", { name: "2번째 결제 환불 보기" });
  screen.getByRole("link", { name: "다음 결제 보기 · 멈추기" });
});

test("its page has no such way either; another one's has", async () => {
  show(<OrderRefund merchantUid="NR1" />, () => quoteOf([USED]));
  await screen.findByText("이 주문의 수업을 모두 써서 돌려드릴 금액이 없어요.");
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show(<OrderRefund merchantUid="NR1" />, () => quoteOf([USED, course("영어", {})]));
  await screen.findByRole("link", { name: "그만두고 환불받기" });
});

test("of two courses the used one is no choice, and the other is asked about alone", async () => {
  const both = [USED, course("영어", {})];
  show(<RefundsPage id="NR1" />, (ids) => (ids === "영어" ? quoteOf(both, { amount: 352_098 }) : quoteOf(both)));
  await screen.findByRole("button", { name: /352,098원 환불받기/ });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
