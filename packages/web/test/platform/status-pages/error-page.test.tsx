// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorPage } from "../../../src/platform/status-pages/error-page";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const missing = Object.assign(new Error("x"), { name: "ChunkLoadError" });
const visit = (type: string, { isOnline = true, afterMs = 1_000 } = {}) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  vi.spyOn(performance, "now").mockReturnValue(afterMs);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  return vi.spyOn(location, "reload").mockImplementation(() => {});
};
const show = (error: Error) => render(<ErrorPage error={error} reset={vi.fn()} view={() => <h1>오류</h1>} />);

test.each([
  ["reloads a page whose code is missing", missing, 1],
  ["leaves another failure as it is", new Error("x"), 0],
])("the net that comes back %s", (_, error, times) => {
  const reload = visit("navigate", { isOnline: false });
  const { unmount } = show(error);
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(times);
  unmount();
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each([
  ["a first visit", missing, () => visit("navigate"), true],
  ["a page that was reloaded a while ago", missing, () => visit("reload", { afterMs: 61_000 }), true],
  ["a page that was just reloaded", missing, () => visit("reload"), false],
  ["a page without a net", missing, () => visit("navigate", { isOnline: false }), false],
  ["another failure", new Error("x"), () => visit("navigate"), false],
])("after a deploy, %s", (_, error, arrive, comesAnew) => {
  const reload = arrive();
  const { queryByRole } = show(error);
  expect(reload).toHaveBeenCalledTimes(comesAnew ? 1 : 0);
  // It comes silently: no error is shown meanwhile.
  expect(queryByRole("heading") === null).toBe(comesAnew);
});
