import { requiredConsents } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import { EMPTY_FORM, NEW_CARD, type PaymentForm } from "./payment-form";
import { type PaymentNeeds, validatePayment } from "./validate-payment";

const NOW = new Date("2026-11-20T03:00:00Z");
const consents = requiredConsents({ totalMonths: [6], paymentMethod: "CARD" });

const needs: PaymentNeeds = {
  needsTablet: true,
  needsAddress: true,
  ledger: { total: 100_000 },
  consents,
};

const right: PaymentForm = {
  tabletType: "IPAD_9",
  postcode: "04524",
  address: "서울 중구 세종대로 110",
  addressDetail: "101동 202호",
  methodId: NEW_CARD,
  cardQuota: 3,
  keepCard: false,
  agreed: consents.filter(({ required }) => required).map(({ key }) => key),
  cardNumber: "4242 0001 0000 0009",
  cardExpiry: "08/29",
  cardPassword: "12",
  birthdayOrCompanyNumber: "920314",
};

describe("validatePayment", () => {
  it("accepts a form that is right, without the optional consent", () => {
    expect(validatePayment(right, needs, NOW)).toEqual({});
  });

  it("names every wrong field of an empty form, the first of the page first", () => {
    const card = { cardNumber: "", cardExpiry: "", cardPassword: "", birthdayOrCompanyNumber: "" };
    const empty = { ...right, tabletType: null, postcode: "", address: "", addressDetail: " ", agreed: [], ...card };
    const errors = validatePayment(empty, needs, NOW);
    const inOrder = Object.keys(EMPTY_FORM).filter((name) => name in errors);
    expect(inOrder).toEqual([
      "tabletType",
      "address",
      "addressDetail",
      "cardNumber",
      "cardExpiry",
      "cardPassword",
      "birthdayOrCompanyNumber",
      "agreed",
    ]);
    expect(Object.keys(errors)).toHaveLength(inOrder.length);
  });

  it("asks for the detail of an address that was found", () => {
    const errors = validatePayment({ ...right, addressDetail: "" }, needs, NOW);
    expect(errors).toEqual({ addressDetail: "태블릿을 받을 동과 호수를 적어 주세요." });
  });

  it("asks for no tablet, address or card that the order doesn't need", () => {
    const card = { cardNumber: "", cardExpiry: "", cardPassword: "", birthdayOrCompanyNumber: "" };
    const bare = { ...right, tabletType: null, postcode: "", address: "", ...card };
    const free = { ...needs, needsTablet: false, needsAddress: false, ledger: { total: 0 } };
    expect(validatePayment(bare, free, NOW)).toEqual({});
    expect(validatePayment({ ...right, ...card, methodId: "stored" }, needs, NOW)).toEqual({});
  });
});
