// @vitest-environment happy-dom
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { vendorReturn } from "@/lib/return/vendor-return";
import { LoginMethods } from "./components/login-methods";

const WAYS = [
  { provider: "KAKAO", linked: true, email: "sujin@kakao.test" },
  { provider: "NAVER", linked: true, email: null },
  { provider: "GOOGLE", linked: false, email: null },
  { provider: "EMAIL", linked: true, email: "parent@naran.test" },
] as const;
const http = vi.hoisted(() => ({ GET: vi.fn(), DELETE: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => answering(http),
}));
test("each way says by which address it is, and a note lasts until the next act", async () => {
  const user = userEvent.setup();
  http.GET.mockResolvedValue({ ways: WAYS, isRecent: true });
  http.DELETE.mockResolvedValue({ ways: WAYS, isRecent: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LoginMethods passwordHref="/password/change" returned={vendorReturn({ by: "KAKAO" }, "LINK")} />
    </QueryClientProvider>,
  );
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
