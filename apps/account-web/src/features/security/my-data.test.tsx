// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MyData } from "./components/my-data";

const http = vi.hoisted(() => ({ POST: vi.fn() }));
const saved = vi.hoisted(() => vi.fn());
const said = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast: said }));
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText: saved }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => answering(http),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function press() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MyData againHref="/logout" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^내 정보 파일로 받기/ }));
}

test("the file is saved, and said to be", async () => {
  const file = { name: "나란-내-정보-2026-12-01.json", text: "{}" };
  http.POST.mockResolvedValue(file);
  await press();
  expect(http.POST.mock.calls.map(([path]) => path)).toEqual(["/users/me/data-export"]);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ ...file, type: "application/json" }));
  expect(said).toHaveBeenCalledWith("파일을 저장했어요.");
});

test("after a long log-in it asks to log in again, and comes back", async () => {
  const goes = vi.spyOn(location, "assign").mockReturnValue();
  http.POST.mockRejectedValue(apiError("logInTooOld"));
  await press();
  await screen.findByText("다시 로그인하고 받아 주세요");
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "다시 로그인하기" }));
  expect(goes).toHaveBeenCalledWith("/logout");
});
