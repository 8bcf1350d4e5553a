// @vitest-environment happy-dom
import { ApiError } from "@pkg/web/platform/api/api";
import { useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { keptCode } from "@/lib/visitor/kept-code";
import { FriendGift } from "./components/friend-gift";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(isLoggedIn: boolean) {
  useSession.setState({ isLoggedIn });
  render(<FriendGift code="ABCDEFGH" discount={30_000} />);
}
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const refuse = (errorCode: number, status: number, message: string) =>
  http.GET.mockRejectedValue(new ApiError(status, { service: "class", errorCode, message }));

test("a visitor's code is kept for the payment, without asking whose account it will be", () => {
  open(false);
  expect(title()).toContain("30,000원을 선물했어요");
  expect(keptCode.read()).toBe("ABCDEFGH");
  expect(screen.getByRole("status").textContent).toContain("지워질 수 있어요. 그때는 받은 링크를 다시 열어 주세요.");
  expect(http.GET).not.toHaveBeenCalled();
});

test("of an account that may use it, too", async () => {
  http.GET.mockResolvedValue({ id: "ABCDEFGH" });
  open(true);
  await waitFor(() => expect(http.GET).toHaveBeenCalledOnce());
  expect(http.GET.mock.lastCall?.[1]).toEqual({ params: { path: { code: "ABCDEFGH" } } });
  expect([title()?.includes("선물했어요"), keptCode.read()]).toEqual([true, "ABCDEFGH"]);
});

test.each([
  [50006, 409, "내 추천코드는 내가 쓸 수 없어요."],
  [50006, 409, "첫 결제에만 쓸 수 있어요. 이 계정은 1개월 이상 수업을 이미 결제했어요."],
  [50005, 409, "추천코드는 한 번만 쓸 수 있어요."],
])(
  "a refusal with %i (%i) is told at once as the payment would, and nothing is kept",
  async (code, status, message) => {
    refuse(code, status, message);
    open(true);
    await screen.findByText(message);
    expect(title()).toBe("이 계정에서는 쓸 수 없는 코드예요");
    expect(screen.queryByText(/이 기기에 저장했어요/)).toBeNull();
    expect(keptCode.read()).toBeNull();
  },
);

test("too many questions, or no answer, leave it to the payment", async () => {
  refuse(50006, 429, "잠시 후 다시 해 주세요.");
  open(true);
  await waitFor(() => expect(http.GET).toHaveBeenCalledOnce());
  expect([title()?.includes("선물했어요"), keptCode.read()]).toEqual([true, "ABCDEFGH"]);
});
