// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Service } from "@/lib/lessons/services";
import { ServiceCard } from "./service-card";

const order = { merchantUid: "NR1", paidAt: "2026-11-23T01:00:00.000Z", status: "PAID", isRenewal: false } as const;
const renewal = { ...order, merchantUid: "NR2", paidAt: "2026-12-23T01:00:00.000Z", isRenewal: true } as const;
const service = {
  orders: [order],
  productName: "60분 · 주 2회 · 1개월",
  subjectLabel: "수학",
  subjectDetailLabel: "중2-2",
  studentName: "김하준",
  months: 2,
  tabletState: "OWN",
  tabletType: null,
  now: { stage: "RUNNING", counts: { total: 8, used: 0 }, startsOn: null, expiresOn: null },
} as unknown as Service;
const show = (change: object) => render(<ServiceCard service={{ ...service, ...change }} sharesTablet={false} />);
const links = () =>
  screen.getAllByRole<HTMLAnchorElement>("link").map(({ pathname, textContent }) => [pathname, textContent]);
const HISTORY = "/mypage/payment-management/order-history";

test("a course that was paid once has one way to its order", () => {
  show({});
  screen.getByText("60분 · 주 2회 · 1개월 · 수업 8회");
  expect(links()).toEqual([[`${HISTORY}/NR1`, "주문 보기"]]);
});

test("a renewed course says how often its months were paid, and leads to each order", () => {
  show({ orders: [order, renewal], now: { ...service.now, counts: { total: 16, used: 8 } } });
  screen.getByText("60분 · 주 2회 · 1개월씩 2번 결제 · 수업 16회");
  expect(links()).toEqual([
    [`${HISTORY}/NR1`, "11월 23일(월) 주문 보기"],
    [`${HISTORY}/NR2`, "12월 23일(수) 주문 보기"],
  ]);
});

test.each([
  ["a payment that went back", { ...renewal, status: "REFUNDED" }],
  ["an order that took the rest over", { ...renewal, isRenewal: false }],
])("%s is no second month, and its order is there", (_, second) => {
  show({ orders: [order, second] });
  screen.getByText("60분 · 주 2회 · 1개월 · 수업 8회");
  expect(links()).toHaveLength(2);
});
