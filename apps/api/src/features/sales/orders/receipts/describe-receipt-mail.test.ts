import { expect, test } from "vitest";
import { composeMail } from "../../../../lib/mail/compose-mail.ts";
import { receiptMail } from "./describe-receipt-mail.ts";

const FACTS = {
  merchantUid: "NR1",
  orderName: "수학 중2-2",
  studentName: "김<하준>",
  ledger: [
    { kind: "LIST_PRICE", label: "수업료 정가", source: "35,890원 × 8회", amount: 287_120 },
    { kind: "BENEFIT", label: "첫 수업 쿠폰", source: "30,000원 할인", amount: -30_000 },
    { kind: "TOTAL", label: "낼 금액", source: "", amount: 257_120 },
  ],
  amount: 257_120,
  methodLabel: "카카오페이",
  paidAt: new Date("2026-11-23T16:00:00Z"),
  renewal: { date: "2026-12-24", amount: 287_120 },
} as const;

test("names each line, the sum, the next payment and the promise, in words and as a table", () => {
  const { subject, text, html } = composeMail(receiptMail(FACTS, "https://naran.example"));
  expect(subject).toBe("[나란] 수학 중2-2 257,120원 결제했어요");
  for (const part of [
    "결제일 2026년 11월 24일(화) · 결제 수단 카카오페이",
    "수업료 정가: 287,120원\n첫 수업 쿠폰: −30,000원\n낸 금액: 257,120원",
    "영수증 보기: https://naran.example/mypage/payment-management/order-history/NR1",
    "다음 결제: 12월 24일 287,120원, 언제든 멈출 수 있어요. 결제 후 7일 안에 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요.",
  ]) {
    expect(text).toContain(part);
  }
  expect(html).toContain("김&lt;하준&gt; 학생의 수업이에요.");
  expect(html).toMatch(/낸 금액<\/td><td[^>]*>257,120원/);
});

test("says nothing of a next payment when there is none", () => {
  expect(receiptMail({ ...FACTS, renewal: null }, "https://naran.example").note).toBe(
    "결제 후 7일 안에 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요.",
  );
});

test("calls an order of nothing no payment", () => {
  const { subject, paragraphs } = receiptMail({ ...FACTS, amount: 0, renewal: null }, "https://naran.example");
  expect(subject).toBe("수학 중2-2 신청했어요");
  expect(paragraphs[1]).toMatch(/^신청일 2026년 11월 24일/);
});
