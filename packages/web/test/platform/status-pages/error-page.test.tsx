// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorPage } from "../../../src/platform/status-pages/error-page";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ["reloads a page whose code is missing", Object.assign(new Error("x"), { name: "ChunkLoadError" }), 1],
  ["leaves another failure as it is", new Error("x"), 0],
])("the net that comes back %s", (_, error, times) => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const { unmount } = render(<ErrorPage error={error} reset={vi.fn()} view={() => null} />);
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(times);
  unmount();
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(times);
});
