// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { vendorReturn } from "@/lib/return/vendor-return";
import { LoginMethods } from "./components/login-methods";

const WAYS = [
  { provider: "KAKAO", linked: true, email: "sujin@kakao.test" },
  { provider: "NAVER", linked: true, email: null },
  { provider: "GOOGLE", linked: false, email: null },
  { provider: "EMAIL", linked: true, email: "parent@naran.test" },
] as const;
const http = vi.hoisted(() => ({ GET: vi.fn(), DELETE: vi.fn(), POST: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => answering(http),
}));

const NEXT = "http://localhost:3001/earnings";
const LEADS = {
  target: { next: NEXT, given: NEXT, source: "tutor" },
  passwordHref: "/password/change",
  againHref: "/logout",
} as const;

function show(isRecent: boolean, query = {}) {
  http.GET.mockResolvedValue({ ways: WAYS, isRecent });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginMethods {...LEADS} returned={vendorReturn(query, "LINK")} />
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

test.each([
  ["known beforehand", false],
  ["refused by the server", true],
])("another way after a long log-in asks to log in again, and comes back: %s", async (_name, isRecent) => {
  const goes = vi.spyOn(location, "assign").mockReturnValue();
  http.POST.mockRejectedValue(apiError("logInTooOld"));
  show(isRecent);
  await userEvent.click(await screen.findByRole("button", { name: "Google 연결하기" }));
  await screen.findByText(/본인인지 한 번 더 확인해요/);
  const body = { next: NEXT, source: "tutor" };
  const params = { path: { provider: "GOOGLE" } };
  const sent = [["/auth/login-providers/{provider}", { params, body }]];
  expect(http.POST.mock.calls.slice(-1)).toEqual(isRecent ? sent : []);
  await userEvent.click(screen.getByRole("button", { name: "다시 로그인하기" }));
  expect(goes).toHaveBeenCalledWith("/logout");
});

test("each way says by which address it is, and a note lasts until the next act", async () => {
  const user = userEvent.setup();
  http.DELETE.mockResolvedValue({ ways: WAYS, isRecent: true });
  show(true, { by: "KAKAO" });
  await screen.findByText("sujin@kakao.test");
  expect(screen.getAllByText(/@/).map(({ textContent }) => textContent)).toEqual([
    "sujin@kakao.test",
    "parent@naran.test",
  ]);
  screen.getByText(/카카오 계정을 연결했어요/);
  await user.click(screen.getByRole("button", { name: "네이버 연결 끊기" }));
  screen.getByText(/카카오 계정을 연결했어요/);
  await user.click(await screen.findByRole("button", { name: "연결 끊기" }));
  expect(screen.queryByText(/카카오 계정을 연결했어요/)).toBeNull();
});
