// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { koreanMoment, localBeside } from "../../../src/platform/clock/korean-time";

const AT = new Date("2026-12-08T10:00:00Z");

afterEach(() => void vi.restoreAllMocks());

/** What a device tells of its zone, minutes from local time to UTC. */
const beIn = (offset: number) => vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);

test.each([
  ["Seoul", -540, "12월 8일(화) 19:00"],
  ["Los Angeles", 480, "12월 8일(화) 19:00 (한국 시간, 여기 02:00)"],
  ["Kiritimati", -840, "12월 8일(화) 19:00 (한국 시간, 여기 12월 9일(수) 00:00)"],
  ["Honolulu", 600, "12월 8일(화) 19:00 (한국 시간, 여기 00:00)"],
  ["Delhi", -330, "12월 8일(화) 19:00 (한국 시간, 여기 15:30)"],
])("a lesson as it is shown in %s", (_city, offset, text) => {
  beIn(offset);
  expect(koreanMoment(AT)).toBe(text);
});

test("server-rendered HTML knows no device", () => {
  beIn(480);
  vi.stubGlobal("window", undefined);
  expect(localBeside(AT)).toBe("");
  vi.unstubAllGlobals();
});

test("tests themselves run in Korea", () => {
  expect(localBeside(AT)).toBe("");
});
