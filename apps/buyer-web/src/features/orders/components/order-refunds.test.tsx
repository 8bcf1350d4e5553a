// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order, OrderSummary } from "../queries";
import { OrderCard } from "./order-card";
import { OrderNext } from "./order-next";
import { OrderRefunds } from "./order-refunds";

const summary: OrderSummary = {
  id: "o1",
  merchantUid: "NR1",
  orderName: "수학 중2-2 외 1과목",
  status: "PART_REFUNDED",
  amount: 249_000,
  refundedAmount: 80_000,
  movedAmount: 0,
  periodNumber: null,
  paymentMethod: "CARD",
  studentName: "김하준",
  createdAt: "2026-11-01T03:00:00.000Z",
  paidAt: "2026-11-01T03:00:00.000Z",
  applicantCompleted: true,
};
const order = {
  ...summary,
  items: [{ id: "i2", subjectLabel: "영어", subjectDetailLabel: "중2 내신" }],
  refunds: [
    {
      id: "r1",
      status: "DONE",
      amount: 80_000,
      rule: "LESSONS_LEFT",
      lines: [
        { label: "낸 금액", amount: 100_000 },
        { label: "들은 수업 2회", amount: -20_000 },
      ],
      requestedBy: "BUYER",
      orderItemId: "i2",
      createdAt: "2026-11-19T16:00:00.000Z",
      doneAt: "2026-11-20T16:00:00.000Z",
    },
    {
      id: "r2",
      status: "FAILED",
      amount: 5_000,
      rule: null,
      lines: [],
      requestedBy: "STAFF",
      orderItemId: null,
      createdAt: "2026-11-21T03:00:00.000Z",
      doneAt: null,
    },
  ],
} as unknown as Order;

test("each refund says its amount, state, day in Korea and calculation; the sum says what remains", () => {
  const { container } = render(<OrderRefunds order={order} />);
  const [done, failed] = screen.getAllByRole("listitem");
  if (!done || !failed) throw new Error("There are two refunds.");
  within(done).getByText("환불 완료");
  within(done).getByText("80,000원");
  within(done).getByText("2026년 11월 21일(토) · 영어 · 중2 내신 · 남은 수업");
  within(done).getByText("−20,000원");
  within(failed).getByText("환불하지 못했어요");
  within(failed).getByText("2026년 11월 21일(토) 접수 · 고객센터에서 환불");
  expect(container.textContent).toContain("결제 249,000원 − 환불 80,000원 = 169,000원");
});

test("an order without refunds has no such part", () => {
  const { container } = render(<OrderRefunds order={{ ...order, refunds: [] }} />);
  expect(container.textContent).toBe("");
});

test("the history's card tells what remains and which payment it was", () => {
  render(<OrderCard order={{ ...summary, periodNumber: 2 }} />);
  const text = screen.getByRole("link").textContent;
  expect(text).toContain("일부 환불");
  expect(text).toContain("결제 249,000원 − 환불 80,000원 = 169,000원");
  expect(text).toContain("김하준 학생 · 2번째 결제");
});

test("a renewal asks for no wishes, the order that began it does", () => {
  const paid = { ...order, status: "PAID" as const, applicantCompleted: false };
  const { rerender } = render(<OrderNext order={{ ...paid, periodNumber: 2 }} />);
  expect(screen.queryByText(/어떤 선생님이/)).toBeNull();
  rerender(<OrderNext order={paid} />);
  screen.getByText(/어떤 선생님이/);
});
