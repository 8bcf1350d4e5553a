// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CheckWays } from "./components/check-ways";
import { LinkedWays } from "./components/linked-ways";

const READ = "/auth/reset-password/ways";
const http = vi.hoisted(() => ({ POST: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => answering(http),
}));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const KAKAO = { provider: "KAKAO", email: "a@kakao.test", linkedAt: "2026-11-20T06:30:00.000Z", canCut: true } as const;
const NAVER = { ...KAKAO, provider: "NAVER", email: null, canCut: false } as const;

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkedWays token="t1" />
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  http.POST.mockReset();
});

test("each way says since when and by which address; a young one is cut", async () => {
  http.POST.mockImplementation(async (path) => ({ ways: path === READ ? [KAKAO, NAVER] : [NAVER] }));
  show();
  await screen.findByText("11월 20일(금)에 연결했어요");
  screen.getByText("a@kakao.test");
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "카카오 연결 끊기" }));
  const cut = expect.objectContaining({ body: { token: "t1", provider: "KAKAO" } });
  expect(http.POST).toHaveBeenLastCalledWith(`${READ}/cut`, cut);
  await vi.waitFor(() => expect(screen.queryByText("a@kakao.test")).toBeNull());
  screen.getByText("연결한 지 30일이 지났어요");
});

test("below a new password nothing is said where nothing else opens the account", async () => {
  http.POST.mockResolvedValue({ ways: [] });
  const { container } = render(<CheckWays token="t1" />);
  await vi.waitFor(() => expect(http.POST).toHaveBeenCalled());
  expect(container.textContent).toBe("");
  cleanup();
  http.POST.mockResolvedValue({ ways: [NAVER] });
  render(<CheckWays token="t1" />);
  await screen.findByText("다른 로그인 방법도 확인해 주세요");
});

test("a link that is over leads to the log-in", async () => {
  http.POST.mockRejectedValue(apiError("resetLinkOver"));
  show();
  await screen.findByText("링크를 더 쓸 수 없어요");
});
