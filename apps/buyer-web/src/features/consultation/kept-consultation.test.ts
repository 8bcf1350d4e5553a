// @vitest-environment happy-dom
import { setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptConsultation, tokenHeader } from "./kept-consultation";

const TOKEN = { "x-consultation-token": "tok" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T00:00:00Z") });
  setSignedOut();
  keptConsultation.write({ id: "c1", token: "tok" });
});
afterEach(() => {
  vi.useRealTimers();
});

test("another tab of the device opens it, and no other consultation", () => {
  sessionStorage.clear();
  expect([tokenHeader("c1"), tokenHeader("c2")]).toEqual([TOKEN, {}]);
});

test("it is forgotten a day later", () => {
  vi.setSystemTime(new Date("2026-11-30T23:59:59Z"));
  expect(tokenHeader("c1")).toEqual(TOKEN);
  vi.setSystemTime(new Date("2026-12-01T00:00:00Z"));
  expect(tokenHeader("c1")).toEqual({});
});

test("an account that logs in on the device reads nothing of it", () => {
  setSessionUser({ id: "u1", registered: true } as Parameters<typeof setSessionUser>[0]);
  expect(keptConsultation.read()).toBeNull();
});
