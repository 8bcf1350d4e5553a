import { expect, it } from "vitest";
import { consultationOfferExpiry, consultationOfferState } from "./consultation-offer.ts";

const now = new Date("2026-11-24T05:00:00Z");
const later = new Date(now.getTime() + 1);

it.each([
  ["LIVE", later, null, false],
  ["EXPIRED", now, null, false],
  ["REVOKED", later, now, false],
  ["REVOKED", now, now, false],
  ["USED", later, null, true],
  ["USED", now, now, true],
] as const)("is %s: until %s, revoked %s, used %s", (state, expiresAt, revokedAt, isUsed) => {
  expect(consultationOfferState({ expiresAt, revokedAt, isUsed }, now)).toBe(state);
});

it("opens for seven days", () => {
  expect(consultationOfferExpiry(now).toISOString()).toBe("2026-12-01T05:00:00.000Z");
});
