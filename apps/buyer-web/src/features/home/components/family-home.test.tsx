// @vitest-environment happy-dom
import { type SessionUser, setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FamilyHome } from "./family-home";

const GET = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
// Each test has answers of its own.
vi.mock("@pkg/web/platform/api/query-provider", () => ({
  QueryProvider: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  ),
}));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ GET }),
}));
afterEach(cleanup);

const HOUR = 3_600_000;
const lesson = (id: string, hours: number, status = "SCHEDULED") => ({
  ...{ id, matchId: `m${id}`, status, studentName: "김하준", subjectLabel: "수학", tutorName: "한서윤" },
  startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
  endsAt: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
});
const answer = (stages: readonly string[]) =>
  GET.mockImplementation(async (path: string) => ({
    content: {
      "/users/me/open-tasks": [],
      "/users/me/services": stages.map((stage) => ({ now: { stage } })),
      "/lessons/upcoming": [lesson("1", 2, "CANCELED"), lesson("2", 3), lesson("3", 4), lesson("4", 5)],
    }[path],
  }));

test("a family with a course sees its next two lessons, the search and short links", async () => {
  setSessionUser({ id: "u1" } as SessionUser);
  answer(["RUNNING", "SEARCHING_AGAIN"]);
  render(<FamilyHome />);
  const own = await screen.findByRole("region", { name: "내 수업" });
  await screen.findAllByText(/한서윤 선생님/);
  expect([...own.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/myclass/m2",
    "/myclass/m3",
    "/tutoring/matching",
    "/myclass",
    "/mypage",
  ]);
  // The long part for newcomers is hidden by it.
  expect(own.dataset.family).toBeDefined();
});

test("a family whose courses are over, and a visitor, read the page for newcomers", async () => {
  setSessionUser({ id: "u1" } as SessionUser);
  answer(["OVER", "GIVEN_UP"]);
  const { unmount } = render(<FamilyHome />);
  await vi.waitFor(() => expect(GET).toHaveBeenCalledTimes(3));
  expect(document.querySelector("[data-family]")).toBeNull();
  unmount();
  GET.mockClear();
  setSignedOut();
  render(<FamilyHome />);
  expect(document.body.textContent).toBe("");
  expect(GET).not.toHaveBeenCalled();
});
