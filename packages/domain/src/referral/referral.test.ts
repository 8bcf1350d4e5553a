import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isReferralEarned,
  isSameCardNumber,
  makeReferralCode,
  REFERRAL_CODE_LENGTH,
  REFERRAL_CREDIT,
  REFERRAL_LETTERS,
  REFERRAL_STATUS_LABELS,
  REFERRAL_STATUSES,
  readReferralCode,
  referralDueAt,
} from "./referral.ts";

describe("codes", () => {
  it("have eight letters without look-alikes, and read back as they were written", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = makeReferralCode((below) => Number(numbers.next().value) % below);
        expect(code).toMatch(new RegExp(`^[${REFERRAL_LETTERS}]{${REFERRAL_CODE_LENGTH}}$`));
        expect(code).not.toMatch(/[ILO]/);
        expect(readReferralCode(` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toBe(code);
      }),
    );
  });

  it.each([[null], [undefined], [""], ["ABC"], ["첫수강첫수강"], ["ABCDEFGHJKMNP"], ["ABCDEFG'"]])(
    "%j is none",
    (text) => {
      expect(readReferralCode(text)).toBeNull();
    },
  );
});

it.each([
  ["2026-11-24T12:00:00+09:00", "2026-12-02T00:00:00+09:00"],
  ["2026-11-24T00:00:00+09:00", "2026-12-02T00:00:00+09:00"],
  ["2026-11-24T23:59:59+09:00", "2026-12-02T00:00:00+09:00"],
  ["2026-12-25T09:00:00+09:00", "2027-01-02T00:00:00+09:00"],
])("an order of %s is past its withdrawal at %s", (paid, due) => {
  expect(referralDueAt(new Date(paid))).toEqual(new Date(due));
});

it.each([
  [300_000, 0, true],
  [300_000, 270_000, true],
  [300_000, 270_001, false],
  [300_000, 300_000, false],
  [0, 0, false],
])("%i won with %i won given back earns the credit: %s", (amount, refundedAmount, earned) => {
  expect(isReferralEarned({ amount, refundedAmount })).toBe(earned);
});

it("never gives more than stays paid", () => {
  const order = fc
    .record({ amount: fc.nat(5_000_000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ amount, share }) => ({ amount, refundedAmount: Math.floor(amount * share) }));
  fc.assert(fc.property(order, (one) => !isReferralEarned(one) || one.amount - one.refundedAmount >= REFERRAL_CREDIT));
});

it.each([
  ["4111-1111-1111-1234", "4111111111111234", true],
  ["4111-11**-****-1234", "4111111111111234", true],
  ["****-****-****-1234", "4111-11**-****-1234", true],
  ["4111-11**-****-1234", "4111-12**-****-1234", false],
  ["4111-11**-****-1234", "4111-11**-****-1235", false],
  ["4111-1111-1111-****", "4111-1111-1111-****", false],
  ["", "", false],
  ["1234", "4111111111111234", false],
])("%s and %s may be one card: %s", (one, other, same) => {
  expect(isSameCardNumber(one, other)).toBe(same);
  expect(isSameCardNumber(other, one)).toBe(same);
});

it("labels each state", () => {
  expect(REFERRAL_STATUSES.map((status) => REFERRAL_STATUS_LABELS[status])).toEqual([
    "7일 기다리는 중",
    "쿠폰 받았어요",
    "친구가 취소했어요",
  ]);
});
