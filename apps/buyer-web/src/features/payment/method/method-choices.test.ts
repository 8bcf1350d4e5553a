import { describe, expect, it } from "vitest";
import type { StoredMethod } from "@/lib/card/stored-methods";
import { NEW_CARD } from "../form/payment-form";
import { methodChoices } from "./method-choices";

const method = (id: string, paymentType: "CARD" | "KAKAOPAY", isDisconnected = false): StoredMethod => ({
  id,
  paymentType,
  cardName: "현대카드",
  cardNumber: paymentType === "CARD" ? "****07" : "",
  cardExpiry: null,
  isDefault: false,
  isDisconnected,
  usedBy: [],
});
const ON = { KAKAOPAY: true, NAVERPAY: true };
const ONCE = [{ periodic: false }];
const choose = (facts: Partial<Parameters<typeof methodChoices>[0]>) =>
  methodChoices({ stored: [], flags: ON, products: ONCE, ...facts });

describe("methodChoices", () => {
  it("puts wallets first, then stored cards and a new one", () => {
    expect(choose({ stored: [method("c1", "CARD")] }).options.map(({ value, label }) => [value, label])).toEqual([
      ["KAKAOPAY", "카카오페이"],
      ["NAVERPAY", "네이버페이"],
      ["c1", "현대카드 07"],
      [NEW_CARD, "다른 카드"],
    ]);
    expect(choose({}).options.at(-1)?.label).toBe("카드");
  });

  it("offers no wallet that staff has switched off; a stored KakaoPay stays", () => {
    const off = { KAKAOPAY: false, NAVERPAY: false };
    expect(choose({ flags: off }).options.map(({ value }) => value)).toEqual([NEW_CARD]);
    expect(choose({ flags: off, stored: [method("k1", "KAKAOPAY")] }).options[0]?.value).toBe("k1");
  });

  it("has NaverPay off for a product that renews, and says why", () => {
    const { options, notes } = choose({ products: [...ONCE, { periodic: true }] });
    expect(options.filter(({ isOff }) => isOff).map(({ value }) => value)).toEqual(["NAVERPAY"]);
    expect(notes).toEqual(["정기 결제 수업은 카드나 카카오페이로만 결제할 수 있어요."]);
    expect(choose({}).notes).toEqual([]);
  });

  it("offers what was taken back anew", () => {
    const { options, notes } = choose({ stored: [method("k1", "KAKAOPAY", true), method("c1", "CARD", true)] });
    expect(options.map(({ value }) => value)).toEqual(["KAKAOPAY", "NAVERPAY", NEW_CARD]);
    expect(notes).toEqual([
      "카카오페이 연결이 끊겼어요. 다시 등록해 주세요.",
      "현대카드 07 연결이 끊겼어요. 다시 등록해 주세요.",
    ]);
  });
});
