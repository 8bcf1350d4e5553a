// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnReferral } from "./queries";
import { ReferralsPage } from "./referrals-page";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const toast = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("@pkg/web/platform/api/api", mockApi);

const user = userEvent.setup({ delay: null });
beforeEach(() => vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: vi.fn() } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NONE: OwnReferral = { code: "ABCDEFGH", invitations: [], credits: [] };

function show(referral: OwnReferral) {
  http.GET.mockResolvedValue(referral);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ReferralsPage />
    </QueryClientProvider>,
  );
}

test("shows the code, copies its link, and says that nobody came yet", async () => {
  show(NONE);
  expect(await screen.findByText("ABCDEFGH")).toBeTruthy();
  expect(screen.getByText(/친구가 내 코드로 결제하면/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "링크 복사" }));
  expect(toast).toHaveBeenCalledWith("초대 링크를 복사했어요", { tone: "ok" });
});

test("a browser that refuses the clipboard shows the link", async () => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  show(NONE);
  await user.click(await screen.findByRole("button", { name: "링크 복사" }));
  expect(await screen.findByText(/\/referral\/referee\?code=ABCDEFGH/)).toBeTruthy();
});

test("shows friends with what they wait for, and the coupons they brought", async () => {
  show({
    code: "ABCDEFGH",
    invitations: [
      { id: "1", friend: "이**", status: "WAITING", paidAt: "2026-11-20T03:00:00Z", dueAt: "2026-11-27T15:00:00Z" },
      { id: "2", friend: "박**", status: "VOID", paidAt: "2026-11-01T03:00:00Z", dueAt: "2026-11-08T15:00:00Z" },
    ],
    credits: [{ couponId: "c", amount: 30_000, endAt: "2099-11-20T03:00:00Z", isUsed: false }],
  });
  expect(await screen.findByText(/11월 28일\(토\)부터 쿠폰을 드려요/)).toBeTruthy();
  expect(screen.getByText("친구가 취소했어요")).toBeTruthy();
  expect(screen.getByText("쓸 수 있어요")).toBeTruthy();
});
