// @vitest-environment happy-dom
import { answering } from "@pkg/web/testing/mock-api";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { comesFromElsewhere } from "./comes-from-elsewhere";
import { LogoutScreen } from "./logout-screen";

const POST = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => ({ ...answering({ POST }), tokens: { clear: vi.fn() } }),
}));
beforeEach(() => {
  cleanup();
  POST.mockReset().mockResolvedValue({});
  vi.spyOn(location, "replace").mockImplementation(() => {});
});

test.each([
  [null, true],
  ["cross-site", true],
  ["same-site", false],
  ["same-origin", false],
  ["none", false],
])("a request from %s comes from elsewhere: %s", (site, isElsewhere) => {
  expect(comesFromElsewhere(new Headers(site ? { "sec-fetch-site": site } : {}))).toBe(isElsewhere);
});

test("our own link logs out at once", async () => {
  render(<LogoutScreen next="/price" isAsked={false} />);
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith("/price"));
  expect(POST).toHaveBeenCalledExactlyOnceWith("/auth/sign-out");
});

test("another site's link logs out only with a press", async () => {
  render(<LogoutScreen next="/price" isAsked />);
  screen.getByRole("heading", { name: "로그아웃할까요?" });
  expect(POST).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "로그아웃" }));
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith("/price"));
  expect(POST).toHaveBeenCalledExactlyOnceWith("/auth/sign-out");
});
