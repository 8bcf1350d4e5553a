import { describe, expect, it } from "vitest";
import { needsPriceOffer, type PriceOffer, priceStartsOn, renewalPrice } from "./renewal-price.ts";

const offer: PriceOffer = { amount: 120_000, offeredOn: "2026-12-01", isAccepted: false };
const accepted: PriceOffer = { ...offer, isAccepted: true };

describe("renewalPrice", () => {
  it.each([
    ["the agreed price", 108_000, null, "2026-12-23", 108_000],
    ["a lower price at once", 99_000, null, "2026-12-23", 99_000],
    ["a lower price in spite of an offer", 99_000, offer, "2027-01-23", 99_000],
    ["the agreed one before anybody was told", 120_000, null, "2026-12-23", 108_000],
    ["the agreed one within thirty days", 120_000, offer, "2026-12-30", 108_000],
    ["the agreed one within thirty days, consent or not", 120_000, accepted, "2026-12-30", 108_000],
    ["nothing on the thirtieth day without consent", 120_000, offer, "2026-12-31", null],
    ["the higher one with consent", 120_000, accepted, "2026-12-31", 120_000],
    ["no more than what was consented to", 130_000, accepted, "2026-12-31", 120_000],
    ["less, when it fell again", 115_000, accepted, "2026-12-31", 115_000],
  ])("%s", (_, current, told, dueOn, amount) => {
    expect(renewalPrice({ agreed: 108_000, current, offer: told }, dueOn)).toBe(amount);
  });
});

it.each([
  [108_000, null, false],
  [99_000, null, false],
  [120_000, null, true],
  [120_000, offer, false],
  [115_000, accepted, false],
  [130_000, accepted, true],
])("a price of %i after the offer %o is to be told: %s", (current, told, needs) => {
  expect(needsPriceOffer({ agreed: 108_000, current, offer: told })).toBe(needs);
});

it("starts thirty days after it was told", () => {
  expect(priceStartsOn(offer)).toBe("2026-12-31");
});
