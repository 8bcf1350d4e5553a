import { describe, expect, it } from "vitest";
import { isRenewalMessageTime, renewalChargeAt, renewalRetryAt } from "./renewal-attempts.ts";
import { renewalFailureOf } from "./renewal-failure.ts";

describe("a refused charge", () => {
  const kst = (text: string) => new Date(`${text}+09:00`);
  it.each([
    [1, "2026-12-23T10:00", "2026-12-24T10:00"],
    [2, "2026-12-24T10:03", "2026-12-26T10:00"],
    [3, "2026-12-26T10:00", "2026-12-30T10:00"],
    [1, "2026-12-31T23:59", "2027-01-01T10:00"],
    [1, "2027-01-01T00:00", "2027-01-02T10:00"],
  ])("the %i. at %s is tried again at %s", (failures, attemptedAt, again) => {
    expect(renewalRetryAt(kst(attemptedAt), failures)).toEqual(kst(again));
  });

  it.each([4, 5])("is given up after %i refusals", (failures) => {
    expect(renewalRetryAt(kst("2026-12-30T10:00"), failures)).toBeNull();
  });
});

it("is sent at ten in Korea, on New Year's Day too", () => {
  expect(renewalChargeAt("2027-01-01")).toEqual(new Date("2027-01-01T01:00:00Z"));
});

it.each([
  ["07:59:59", false],
  ["08:00:00", true],
  ["20:59:59", true],
  ["21:00:00", false],
  ["00:00:00", false],
])("a message at %s goes out: %s", (time, goes) => {
  expect(isRenewalMessageTime(new Date(`2026-12-23T${time}+09:00`))).toBe(goes);
});

it.each([
  ["EXCEED_MAX_CARD_LIMIT 카드 한도를 초과했어요.", "INSUFFICIENT_FUNDS"],
  ["카카오페이 잔액이 부족해요. 충전하거나 다른 결제 방법을 골라 주세요.", "INSUFFICIENT_FUNDS"],
  ["카드 유효기간이 지났어요. 다시 확인해 주세요.", "CARD_EXPIRED"],
  ["INVALID_CARD_EXPIRATION", "CARD_EXPIRED"],
  ["카드사에 일시적인 오류가 있어요.", "DECLINED"],
  ["", "DECLINED"],
])("%s means %s", (answer, reason) => {
  expect(renewalFailureOf(answer)).toBe(reason);
});
