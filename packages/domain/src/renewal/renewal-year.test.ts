import { describe, expect, it } from "vitest";
import { addDays, type KstDate, toKstDate } from "../time/kst-date.ts";
import { renewalChargeAt, renewalRetryAt } from "./renewal-attempts.ts";
import { announcedRenewalDate, nextRenewalDate } from "./renewal-dates.ts";
import { renewalFailureOf } from "./renewal-failure.ts";
import { needsPriceOffer, type PriceOffer, renewalPrice } from "./renewal-price.ts";

// A year day by day, by the rules alone, against dates and amounts written by hand.

interface Year {
  first: KstDate;
  days: number;
  day: number;
  /** The price of the product from a date on, ascending. */
  prices: [KstDate, number][];
  /** The days on which the card says no, and what it says. */
  refusals?: (today: KstDate) => string | null;
  acceptsOn?: KstDate;
  /** From when on a new card is there, which pays at once what was given up. */
  newCardOn?: KstDate;
}

function live({ first, days, day, prices, refusals = () => null, acceptsOn, newCardOn }: Year): string[] {
  const log: string[] = [];
  let [agreed, next, failures, number] = [prices[0]?.[1] ?? 0, first, 0, 2];
  let offer: PriceOffer | null = null;
  let due: KstDate | null = null;
  let attemptAt: Date | null = null;
  for (let today = addDays(first, -20), left = days; left > 0; today = addDays(today, 1), left -= 1) {
    const current = prices.findLast(([from]) => from <= today)?.[1] ?? agreed;
    if (needsPriceOffer({ agreed, current, offer })) {
      offer = { amount: current, offeredOn: today, isAccepted: false };
      log.push(`${today} told ${current}`);
    }
    if (offer && today === acceptsOn) offer = { ...offer, isAccepted: true };
    if (due === null) {
      due = announcedRenewalDate(next, today);
      if (due !== null) attemptAt = renewalChargeAt(due);
    }
    if (due !== null && attemptAt === null && today === newCardOn) attemptAt = new Date(`${today}T12:00:00+09:00`);
    if (due === null || attemptAt === null || toKstDate(attemptAt) !== today) continue;
    const amount = renewalPrice({ agreed, current, offer }, due);
    if (amount === null) {
      log.push(`${today} stopped`);
      return log;
    }
    const refusal = newCardOn !== undefined && today >= newCardOn ? null : refusals(today);
    if (refusal !== null) {
      failures += 1;
      attemptAt = renewalRetryAt(attemptAt, failures);
      log.push(`${today} ${renewalFailureOf(refusal)}${attemptAt === null ? " paused" : ""}`);
      continue;
    }
    log.push(`${today} #${number} ${amount}`);
    if (amount !== agreed) [agreed, offer] = [amount, null];
    next = nextRenewalDate(due, { months: 1, day, chargedOn: today });
    [due, attemptAt, failures, number] = [null, null, 0, number + 1];
  }
  return log;
}

describe("a year of charges", () => {
  it("from 31 January of a leap year on: last days of months, back to the 31st, holidays like other days", () => {
    const year: Year = { first: "2028-01-31", days: 366, day: 31, prices: [["2028-01-01", 108_000]] };
    expect(live(year)).toEqual([
      "2028-01-31 #2 108000",
      "2028-02-29 #3 108000",
      "2028-03-31 #4 108000",
      "2028-04-30 #5 108000",
      "2028-05-31 #6 108000",
      "2028-06-30 #7 108000",
      "2028-07-31 #8 108000",
      "2028-08-31 #9 108000",
      "2028-09-30 #10 108000",
      "2028-10-31 #11 108000",
      "2028-11-30 #12 108000",
      "2028-12-31 #13 108000",
    ]);
    const holidays: Year = { first: "2026-12-01", days: 120, day: 1, prices: [["2026-01-01", 108_000]] };
    expect(live(holidays)).toEqual([
      "2026-12-01 #2 108000",
      "2027-01-01 #3 108000",
      "2027-02-01 #4 108000",
      "2027-03-01 #5 108000",
    ]);
  });

  const prices: Year["prices"] = [
    ["2026-01-01", 108_000],
    ["2027-01-10", 99_000],
    ["2027-03-10", 120_000],
  ];

  it("with a fall, and a rise that is agreed to", () => {
    expect(live({ first: "2026-12-23", days: 220, day: 23, prices, acceptsOn: "2027-03-20" })).toEqual([
      "2026-12-23 #2 108000",
      "2027-01-23 #3 99000",
      "2027-02-23 #4 99000",
      "2027-03-10 told 120000",
      "2027-03-23 #5 99000",
      "2027-04-23 #6 120000",
      "2027-05-23 #7 120000",
      "2027-06-23 #8 120000",
    ]);
  });

  it("with a rise that nobody agrees to: it stops before the first charge at the new price", () => {
    expect(live({ first: "2026-12-23", days: 220, day: 23, prices })).toEqual([
      "2026-12-23 #2 108000",
      "2027-01-23 #3 99000",
      "2027-02-23 #4 99000",
      "2027-03-10 told 120000",
      "2027-03-23 #5 99000",
      "2027-04-23 stopped",
    ]);
  });

  it("with an empty account that fills up, then a card that expires and a new one weeks later", () => {
    const refusals = (today: KstDate) => {
      if (today >= "2026-12-23" && today < "2026-12-26") return "잔액이 부족해요.";
      return today >= "2027-02-01" ? "카드 유효기간이 지났어요." : null;
    };
    const year: Year = { first: "2026-12-23", days: 180, day: 23, prices: [["2026-01-01", 108_000]], refusals };
    expect(live({ ...year, newCardOn: "2027-03-15" })).toEqual([
      "2026-12-23 INSUFFICIENT_FUNDS",
      "2026-12-24 INSUFFICIENT_FUNDS",
      "2026-12-26 #2 108000",
      "2027-01-23 #3 108000",
      "2027-02-23 CARD_EXPIRED",
      "2027-02-24 CARD_EXPIRED",
      "2027-02-26 CARD_EXPIRED",
      "2027-03-02 CARD_EXPIRED paused",
      "2027-03-15 #4 108000",
      "2027-04-23 #5 108000",
      "2027-05-23 #6 108000",
    ]);
  });
});
