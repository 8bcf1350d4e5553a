import { expect, test } from "vitest";
import { costAfterRefunds, needsWishes, orderedText, orderedWord } from "./order-after-payment.ts";

test.each([
  [249_000, 80_000, 169_000],
  [249_000, 0, 249_000],
  [249_000, 249_000, 0],
  [0, 0, 0],
])("of %i won with %i given back, %i remain", (amount, refundedAmount, rest) => {
  expect(costAfterRefunds({ amount, refundedAmount })).toBe(rest);
});

test.each([
  [9_900, "결제했어요", "9,900원 결제했어요"],
  [0, "신청했어요", "신청했어요"],
])("of %i won a buyer says %s", (amount, word, text) => {
  expect([orderedWord(amount), orderedText(amount)]).toEqual([word, text]);
});

const paid = { status: "PAID", periodNumber: null, applicantCompleted: false } as const;

test.each([
  ["paid", paid, true],
  ["refunded in part", { ...paid, status: "PART_REFUNDED" as const }, true],
  ["refunded whole", { ...paid, status: "REFUNDED" as const }, false],
  ["not known to be paid", { ...paid, status: "UNKNOWN" as const }, false],
  ["a renewal", { ...paid, periodNumber: 2 }, false],
  ["told already", { ...paid, applicantCompleted: true }, false],
])("an order that is %s asks for wishes: %#", (_, order, isAsked) => {
  expect(needsWishes(order)).toBe(isAsked);
});
