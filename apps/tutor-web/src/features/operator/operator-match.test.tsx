// @vitest-environment happy-dom
import { useSession } from "@pkg/web/platform/session/session-store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { MatchSearch } from "./components/match-search";
import type { SteeredMatch } from "./match-queries";

const user = userEvent.setup({ delay: null });
const http = vi.hoisted(() => ({ POST: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
}));

const FOUND = {
  buyer: { id: "u1", name: "김민정", phoneNumber: "01000000002" },
  count: 3,
  widenings: [{ widening: "ANY_TIME", count: 75, more: 72 }],
} as Partial<SteeredMatch> as SteeredMatch;

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchSearch id="m1" found={FOUND} />
    </QueryClientProvider>,
  );
const body = () => http.POST.mock.lastCall?.[1].body;

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  useSession.setState(useSession.getInitialState());
});

test("a wish is given up only after it is said whose it is and what was agreed", async () => {
  http.POST.mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: /시간 조건 빼기/ }));
  screen.getByText(/김민정 님\(010-0000-0002\)의 조건을 바꿔요/);
  await user.click(screen.getByRole("button", { name: /^조건 바꾸고 찾기/ }));
  expect(http.POST).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("구매자와 이야기한 내용"), "시간은 상관없다고 했어요");
  await user.click(screen.getByRole("button", { name: /^조건 바꾸고 찾기/ }));
  await vi.waitFor(() => expect(body()).toEqual({ widening: "ANY_TIME", reason: "시간은 상관없다고 했어요" }));
});

test("the same wishes are searched for at once", async () => {
  http.POST.mockResolvedValue(null);
  show();
  await user.click(screen.getByRole("button", { name: /^같은 조건으로 다시 찾기/ }));
  await vi.waitFor(() => expect(body()).toEqual({ widening: null }));
});
