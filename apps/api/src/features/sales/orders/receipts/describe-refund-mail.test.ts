import { expect, it } from "vitest";
import { composeMail } from "../../../../lib/mail/compose-mail.ts";
import { refundMail } from "./describe-refund-mail.ts";

const FACTS = {
  merchantUid: "NR1",
  courseName: "수학 중2-2",
  studentName: "김<하준>",
  lines: [
    { label: "낸 금액", amount: 287_120 },
    { label: "수업 2회", amount: -71_780 },
  ],
  amount: 215_340,
  methodLabel: "현대카드",
  doneAt: new Date("2026-11-23T16:00:00Z"),
} as const;

it("says how much is back, how it came about and where it is", () => {
  const { subject, text, html } = composeMail(refundMail(FACTS, "https://naran.example"));
  expect(subject).toBe("[나란] 수학 중2-2 215,340원 환불했어요");
  for (const part of [
    "환불일 2026년 11월 24일(화) · 돌려드린 곳 현대카드",
    "낸 금액: 287,120원\n수업 2회: −71,780원\n돌려드린 금액: 215,340원",
    "주문 보기: https://naran.example/mypage/payment-management/order-history/NR1",
  ]) {
    expect(text).toContain(part);
  }
  expect(html).toContain("김&lt;하준&gt; 학생의 수업이에요.");
});

it("has no lines that add up to something else: a part went back by another payment", () => {
  const { lines } = refundMail({ ...FACTS, amount: 200_000 }, "https://naran.example");
  expect(lines).toEqual([{ label: "돌려드린 금액", amount: "200,000원" }]);
});
