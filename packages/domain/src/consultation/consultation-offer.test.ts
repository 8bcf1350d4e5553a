import { expect, it } from "vitest";
import { consultationOfferExpiry, consultationOfferState } from "./consultation-offer.ts";

const now = new Date("2026-11-24T05:00:00Z");
const later = new Date(now.getTime() + 1);

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
