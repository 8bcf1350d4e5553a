import { expect, test, vi } from "vitest";
import { isSentCode, toSentCode } from "../../../src/features/phone-code/sent-code";

const WIRE = {
  id: "v1",
  phoneNumber: "01012345678",
  expiresAt: "2026-11-20T03:03:00.000Z",
  resendAt: "2026-11-20T03:00:30.000Z",
  sendsLeft: 4,
};

test("a code lives three minutes on this device's clock, however wrong that is", () => {
  for (const now of [Date.parse("2026-11-20T03:00:00.000Z"), 0, 4e12]) {
    const code = toSentCode(WIRE, now);
    expect(code.expiresAt - now).toBe(180_000);
    expect(code.resendAt - now).toBe(30_000);
  }
});

test("a code comes back after a refresh while it lives", () => {
  vi.useFakeTimers({ now: 2000 });
  const code = toSentCode(WIRE, 1000);
  expect(isSentCode(code)).toBe(true);
  vi.setSystemTime(code.expiresAt);
  expect(isSentCode(code)).toBe(false);
  for (const kept of [null, "", {}, [1], { id: 1 }]) expect(isSentCode(kept)).toBe(false);
  vi.useRealTimers();
});
