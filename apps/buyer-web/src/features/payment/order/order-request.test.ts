import { describe, expect, it } from "vitest";
import { NEW_CARD, type PaymentForm } from "../form/payment-form";
import { type OrderFacts, orderBody, orderCall, orderCourses, orderPayment, walletPayment } from "./order-request";

const facts: OrderFacts = {
  courses: [{ productId: 7, subject: "MATH", subjectDetail: "MATH_M2" }],
  rentTablet: true,
  rank: "BASIC",
  amount: 100_000,
  benefit: { couponId: "c1", referralCode: null },
  student: { id: "s1", name: "김하준", phoneNumber: null },
  isChild: true,
  draftId: "d1",
  orderFunnelType: "SIMPLE_ENROLL",
  consultationId: null,
  orderFunnelValue: null,
  paymentType: "CARD",
  consents: [{ key: "STUDENT_TERMS", agreed: true }],
};

const form: PaymentForm = {
  tabletType: "GALAXY_TAB",
  postcode: "",
  address: "",
  addressDetail: "",
  methodId: NEW_CARD,
  cardQuota: 3,
  keepCard: false,
  agreed: [],
  cardNumber: "4242 0001 0000 0009",
  cardExpiry: "08/29",
  cardPassword: "12",
  birthdayOrCompanyNumber: "920314",
};

describe("the order calls", () => {
  it("makes one, several or a free order", () => {
    const [course] = facts.courses;
    expect(orderCall(facts)).toBe("card");
    expect(orderCall({ ...facts, courses: course ? [course, course] : [] })).toBe("card/bundlings");
    expect(orderCall({ ...facts, amount: 0 })).toBe("no-payment");
    expect(orderCall({ ...facts, paymentType: "NAVERPAY" })).toBe("pg");
    expect(orderCall({ ...facts, paymentType: "KAKAOPAY", courses: [...facts.courses, ...facts.courses] })).toBe(
      "pg/bundlings",
    );
  });

  it("sends a wallet's key, kept only where that can be, or the stored KakaoPay", () => {
    const chosen = { ...form, methodId: "KAKAOPAY", keepCard: true };
    expect(walletPayment(chosen, "KAKAOPAY", "key")).toEqual({
      paymentType: "KAKAOPAY",
      billingKey: "key",
      keepMethod: true,
    });
    expect(walletPayment({ ...chosen, methodId: "NAVERPAY" }, "NAVERPAY", "key")).toEqual({
      paymentType: "NAVERPAY",
      billingKey: "key",
    });
    expect(walletPayment({ ...form, methodId: "p1" }, "KAKAOPAY", null)).toEqual({
      paymentType: "KAKAOPAY",
      paymentMethodId: "p1",
    });
  });

  it("sends the card with 20YY-MM and digits only, the quota above one month", () => {
    const card = { cardNumber: "4242000100000009", cardExpiry: "2029-08", birthdayOrCompanyNumber: "920314" };
    expect(orderPayment(form, 100_000)).toEqual({
      paymentType: "CARD",
      cardInformation: { ...card, cardPassword: "12", cardQuota: 3 },
    });
    expect(orderPayment({ ...form, cardQuota: 1 }, 100_000)).not.toHaveProperty("cardInformation.cardQuota");
    expect(orderPayment(form, 49_999)).not.toHaveProperty("cardInformation.cardQuota");
    expect(orderPayment({ ...form, keepCard: true }, 100_000)).toHaveProperty("keepCard", true);
  });

  it("sends a stored card by its id alone", () => {
    const stored = { paymentType: "CARD", paymentMethodId: "p1", cardQuota: 3 };
    expect(orderPayment({ ...form, methodId: "p1" }, 100_000)).toEqual(stored);
  });

  it("names tablet, coupon, student and child", () => {
    expect(orderBody(facts, form)).toEqual({
      tabletType: "GALAXY_TAB",
      orderFunnelType: "SIMPLE_ENROLL",
      couponId: "c1",
      studentId: "s1",
      student: { name: "김하준" },
      childName: "김하준",
      shownAmount: 100_000,
      consents: [{ key: "STUDENT_TERMS", agreed: true }],
      draftId: "d1",
    });
    expect(orderCourses(facts)).toEqual([{ ...facts.courses[0], rentTablet: true }]);
    const going = { productId: 7, subject: "MATH", subjectDetail: "MATH_M2", matchId: "m1", tutorId: "3" };
    expect(orderCourses({ courses: [going], rentTablet: false })).toEqual([{ ...going, rentTablet: false }]);
  });

  it("names the consultation whose offer it pays, and none otherwise", () => {
    expect(orderBody(facts, form)).not.toHaveProperty("consultationId");
    const consulted = { ...facts, orderFunnelType: "ROCKET_ENROLL", consultationId: "c9" } as const;
    expect(orderBody(consulted, form)).toMatchObject({ orderFunnelType: "ROCKET_ENROLL", consultationId: "c9" });
  });

  it("sends no tablet for own devices, and the referral in the coupon's place", () => {
    const own = { ...facts, rentTablet: false, isChild: false, benefit: { couponId: null, referralCode: "NARAN1" } };
    const body = orderBody(own, form);
    expect(body).toMatchObject({ referralCode: "NARAN1" });
    expect(body).not.toHaveProperty("tabletType");
    expect(body).not.toHaveProperty("couponId");
    expect(body).not.toHaveProperty("childName");
  });
});
