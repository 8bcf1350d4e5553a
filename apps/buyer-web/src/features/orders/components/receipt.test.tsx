// @vitest-environment happy-dom
import { sellerFacts, siteConfig } from "@pkg/web/platform/config/site-config";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "../queries";
import { OrderFacts } from "./order-facts";
import { ReceiptActions } from "./receipt-actions";
import { ReceiptNotes } from "./receipt-notes";

const order = {
  merchantUid: "NR1",
  amount: 287_120,
  refundedAmount: 0,
  paymentMethod: "CARD",
  cardName: "현대카드",
  cardNumber: "541200******0007",
  cardQuota: 3,
  createdAt: "2026-11-20T15:30:00.000Z",
  paidAt: "2026-11-20T15:30:00.000Z",
  student: { name: "김하준", phoneNumber: null },
  benefit: null,
  tabletType: null,
  receiptUrl: "https://pay.example/slip",
} as unknown as Order;

/** The value beside a label; null without that row. */
function fact(label: string): string | null {
  return screen.queryByText(label, { selector: "dt" })?.nextElementSibling?.textContent ?? null;
}

test("the facts name the day of approval, the method and the masked card", () => {
  render(<OrderFacts order={order} />);
  expect(fact("승인 일시")).toBe("2026년 11월 21일(토) 00:30");
  expect(fact("결제 수단")).toBe("현대카드 07 · 3개월 무이자");
  expect(fact("카드 번호")).toBe("541200******0007");
});

test.each([
  ["not settled", null, order, null],
  [
    "exempt",
    { kind: "EXEMPT", registration: "서울 제1234호 원격교습학원" },
    order,
    "면세 (부가가치세법 제26조 제1항 제6호) · 서울 제1234호 원격교습학원",
  ],
  ["included", { kind: "INCLUDED" }, order, "26,102원 포함"],
  ["included, and a part came back", { kind: "INCLUDED" }, { ...order, refundedAmount: 177_120 }, "10,000원 포함"],
  ["included in nothing", { kind: "INCLUDED" }, { ...order, amount: 0 }, null],
  ["of what is not paid", { kind: "INCLUDED" }, { ...order, paidAt: null }, null],
] as const)("tax that is %s", (_, vat, given, text) => {
  render(<OrderFacts order={given} vat={vat} />);
  expect(fact("부가세")).toBe(text);
});

test.each([
  ["CARD", /카드 매출전표가 영수증이에요. 현금영수증은 따로 나오지 않아요/],
  ["KAKAOPAY", /머니나 포인트로 낸 돈은 카카오페이에서/],
  ["NAVERPAY", /머니나 포인트로 낸 돈은 네이버페이에서/],
] as const)("an order paid with %s says what stands for a cash receipt, and what counts for tax", (method, text) => {
  const { container } = render(<ReceiptNotes order={{ ...order, paymentMethod: method }} />);
  expect(container.textContent).toMatch(text);
  expect(container.textContent).toContain("교육비 세액공제를 받을 수 없어요");
});

test("what cost nothing has neither", () => {
  const { container } = render(<ReceiptNotes order={{ amount: 0, paymentMethod: "NONE" }} />);
  expect(container.textContent).toBe("");
});

test("the provider's slip is linked where there is one", () => {
  const { rerender } = render(<ReceiptActions order={order} />);
  expect(screen.getByRole("link", { name: "카드 매출전표 보기" }).getAttribute("href")).toBe(order.receiptUrl);
  rerender(<ReceiptActions order={{ ...order, receiptUrl: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("the seller's facts that are not set are left out", () => {
  const { business } = siteConfig;
  expect(sellerFacts()).toContain(`사업자등록번호 ${business.registrationNumber}`);
  const young = { ...business, representative: null, registrationNumber: null, mailOrderNumber: null, address: null };
  expect(sellerFacts(young)).toEqual([business.company, `고객센터 ${business.phone}`]);
});
