import { expect, it } from "vitest";
import { consultationOfferExpiry, consultationOfferState, holdsOffer, isOfferCurrent } from "./consultation-offer.ts";

const now = new Date("2026-11-24T05:00:00Z");
const later = new Date(now.getTime() + 1);
const product = {
  ...{ minutes: 60, totalWeeks: 4, totalCounts: 8, totalMonths: 1, rentTablet: false, bundlingApplied: false },
  ...({ tutorRank: "BASIC", schoolLevel: "MIDDLE" } as const),
};

it.each([
  ["LIVE", later, null, null],
  ["EXPIRED", now, null, null],
  ["REVOKED", later, now, null],
  ["REVOKED", now, now, null],
  ["USED", later, null, "PENDING"],
  ["USED", now, now, "PART_REFUNDED"],
  ["REFUNDED", later, null, "REFUNDED"],
  ["REFUNDED", now, now, "REFUNDED"],
] as const)("is %s: until %s, revoked %s, order %s", (state, expiresAt, revokedAt, orderStatus) => {
  expect(consultationOfferState({ expiresAt, revokedAt, orderStatus }, now)).toBe(state);
});

it("opens for seven days", () => {
  expect(consultationOfferExpiry(now).toISOString()).toBe("2026-12-01T05:00:00.000Z");
});

it.each([
  ["the same", {}, true],
  ["with a tablet", { rentTablet: true }, true],
  ["in a bundle", { bundlingApplied: true }, true],
  ["for longer", { totalMonths: 3, totalWeeks: 12, totalCounts: 24 }, false],
  ["at another pace", { totalCounts: 4 }, false],
  ["with another tutor rank", { tutorRank: "EXPERT" as const }, false],
])("is held by a course that is %s: %j", (_what, change, expected) => {
  const [math, english] = ["MATH", "ENGLISH"].map((subject) => ({ subject, subjectDetail: `${subject}_M1`, product }));
  if (!math || !english) throw new Error("Two subjects are two courses.");
  const bought = { ...math, product: { ...product, ...change } };
  expect(holdsOffer([english, bought], [math])).toBe(expected);
  expect(holdsOffer([bought], [math, english])).toBe(false);
});

it.each([
  ["OFFERED", "LIVE", true],
  ["OFFERED", "EXPIRED", false],
  ["REQUESTED", "LIVE", false],
  ["WANTS_OFFER", null, false],
] as const)("%s with an offer that is %s: current %s", (status, state, isCurrent) => {
  expect(isOfferCurrent(status, state)).toBe(isCurrent);
});
