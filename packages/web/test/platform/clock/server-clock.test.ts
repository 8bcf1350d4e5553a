// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWithClock, serverNow } from "../../../src/platform/clock/server-clock";
import { useNow } from "../../../src/platform/clock/use-now";

const TRUE_TIME = Date.parse("2026-12-01T09:00:00Z");
const MINUTE = 60_000;

/** An answer of the server, `atMs` by its clock; null without a `Date`. */
async function answer(atMs: number | null): Promise<void> {
  const headers = new Headers();
  if (atMs !== null) headers.set("date", new Date(atMs).toUTCString());
  vi.stubGlobal("fetch", async () => new Response("{}", { headers }));
  await act(() => fetchWithClock(new Request("https://naran.test/api/me")));
}

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_TIME });
});
afterEach(async () => {
  await answer(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([-400 * 24 * 60, -180, -20, 20, 120, 2 * 24 * 60])(
  "a device %i minutes off follows the server",
  async (off) => {
    vi.setSystemTime(TRUE_TIME + off * MINUTE);
    await answer(TRUE_TIME);
    expect(serverNow().getTime()).toBe(TRUE_TIME);
    vi.advanceTimersByTime(MINUTE);
    expect(serverNow().getTime()).toBe(TRUE_TIME + MINUTE);
  },
);

test.each([-9_000, 0, 900, 9_000])("a device %i ms off is right, whatever an answer rounds or waits", async (off) => {
  vi.setSystemTime(TRUE_TIME + off);
  await answer(TRUE_TIME);
  expect(serverNow().getTime()).toBe(TRUE_TIME + off);
});

test("an answer without a time changes nothing; a device that is put right is right", async () => {
  vi.setSystemTime(TRUE_TIME - 180 * MINUTE);
  await answer(TRUE_TIME);
  await answer(null);
  expect(serverNow().getTime()).toBe(TRUE_TIME);
  vi.setSystemTime(TRUE_TIME);
  await answer(TRUE_TIME);
  expect(serverNow().getTime()).toBe(TRUE_TIME);
});

test("a page that is open follows at once", async () => {
  vi.setSystemTime(TRUE_TIME + 120 * MINUTE);
  const { result } = renderHook(() => useNow());
  await answer(TRUE_TIME);
  expect(result.current.getTime()).toBe(TRUE_TIME);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.getTime()).toBe(TRUE_TIME + 10_000);
});
