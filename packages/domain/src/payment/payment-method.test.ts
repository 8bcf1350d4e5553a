import { expect, it } from "vitest";
import {
  isStorable,
  isWallet,
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  paidWithLabel,
  paymentKind,
  paymentMethodProblem,
  refundedToLabel,
  STORED_PAYMENT_TYPES,
  storableNames,
  storedPaymentLabel,
} from "./payment-method.ts";

it.each([
  [
    "the card name plus the last two digits",
    { paymentType: "CARD", cardName: "현대카드", cardNumber: "5412-****-****-0007" },
    "현대카드 07",
  ],
  ["the wallet", { paymentType: "KAKAOPAY", cardName: "현대카드", cardNumber: "0007" }, "카카오페이"],
  ["a card without a name", { paymentType: "CARD", cardName: null, cardNumber: "0007" }, "카드 07"],
  ["a card without a number", { paymentType: "CARD", cardName: "현대카드" }, "현대카드"],
] as const)("%s", (_, method, label) => {
  expect(storedPaymentLabel(method)).toBe(label);
});

it.each([
  ["CARD", true, true],
  ["KAKAOPAY", true, true],
  ["NAVERPAY", true, false],
  ["NAVERPAY", false, true],
  ["NONE", true, true],
] as const)("%s for a product that renews (%s) is taken: %s", (method, periodic, isTaken) => {
  expect(paymentMethodProblem(method, [{ periodic: false }, { periodic }]) === null).toBe(isTaken);
});

it("stores cards and KakaoPay only", () => {
  expect(PAYMENT_METHODS.filter(isStorable)).toEqual(STORED_PAYMENT_TYPES);
});

it.each([
  [{ paymentMethod: "CARD", cardName: "현대카드", cardNumber: "541200******0007" }, "현대카드 07"],
  [{ paymentMethod: "CARD" }, "카드"],
  [{ paymentMethod: "NAVERPAY", cardName: "현대카드" }, "네이버페이"],
  [{ paymentMethod: "NONE" }, "결제 없음"],
] as const)("an order paid with %j says %s", (paid, label) => {
  expect(paidWithLabel(paid)).toBe(label);
});

it.each([
  [{ paymentMethod: "CARD", cardName: "현대카드" }, "현대카드"],
  [{ paymentMethod: "CARD", cardName: null }, "카드"],
  [{ paymentMethod: "KAKAOPAY", cardName: "현대카드" }, "카카오페이"],
  [{ paymentMethod: "NAVERPAY" }, "네이버페이"],
] as const)("the money of %j goes back to %s", (paid, label) => {
  expect(refundedToLabel(paid)).toBe(label);
});

it("tells cards from wallets", () => {
  expect(PAYMENT_TYPES.map(paymentKind)).toEqual(["CARD", "WALLET", "WALLET"]);
  expect(["CARD", "NONE", "toString"].filter(isWallet)).toEqual([]);
});

it("lists what can be stored", () => {
  expect(storableNames()).toBe("카드나 카카오페이");
});
