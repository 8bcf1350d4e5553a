// @vitest-environment happy-dom
import { ApiError } from "@pkg/web/platform/api/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { keptCode } from "@/lib/visitor/kept-code";
import { useKeptCode } from "./use-kept-code";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

afterEach(() => {
  localStorage.clear();
});

function use(isDecided: boolean, hasTrial = false) {
  const said = { onFound: vi.fn(), onRefused: vi.fn() };
  const target = { productIds: [1], studentId: "s1" };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useKeptCode({ isDecided, target, hasTrial, ...said }), { wrapper });
  return said;
}
const refusal = (errorCode: number, status: number) =>
  new ApiError(status, { service: "class", errorCode, message: "쓸 수 없어요." });

test("a code that works comes into the order once, and is forgotten", async () => {
  keptCode.write("ABCDEFGH");
  http.GET.mockResolvedValue({ id: "ABCDEFGH" });
  const { onFound } = use(false);
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith({ id: "ABCDEFGH" }));
  expect(keptCode.read()).toBeNull();
});

test.each([
  [50005, 409, false, null],
  [50003, 404, false, null],
  [50001, 409, false, null],
  [50006, 409, false, null],
  [50006, 409, true, "ABCDEFGH"],
  [50006, 429, false, "ABCDEFGH"],
])(
  "a refusal with %i (%i, with a trial: %s) says why; it is kept for another order only where one may take it",
  async (code, status, hasTrial, kept) => {
    keptCode.write("ABCDEFGH");
    http.GET.mockRejectedValue(refusal(code, status));
    const { onRefused, onFound } = use(false, hasTrial);
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(onFound).not.toHaveBeenCalled();
    expect(keptCode.read()).toBe(kept);
  },
);

test("who has chosen a benefit is not asked about it, and what is no code is none", () => {
  keptCode.write("ABCDEFGH");
  use(true);
  localStorage.setItem("naran.referral-code", '"<script>"');
  expect(keptCode.read()).toBeNull();
  expect(http.GET).not.toHaveBeenCalled();
});
