// @vitest-environment happy-dom
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotificationsPage } from "./notifications-page";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const react = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/web/platform/errors/use-error-reaction", () => ({ useErrorReaction: () => react }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
beforeEach(() => signedIn("TUTOR"));
afterEach(cleanup);
const none = { agreed: false, decidedAt: null };
const SETTINGS = {
  lessonAlerts: true,
  reminderAlerts: true,
  messageAlerts: true,
  matchingAlerts: true,
  marketing: none,
  nightMarketing: none,
};
const NOTICES = {
  content: [
    {
      id: "n1",
      text: "수학 중2-2 수업 제안은 다른 선생님이 먼저 맡았어요.",
      path: "/pairings/p1",
      createdAt: "2026-11-28T10:33:00Z",
    },
  ],
  nextCursor: null,
};
const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {children}
  </QueryClientProvider>
);

const signedIn = (userType: SessionUser["userType"]) =>
  useSession.setState({
    status: "signed-in",
    isLoggedIn: true,
    user: { userType } as Partial<SessionUser> as SessionUser,
  });

test("an applicant reads what came, and switches nothing that only tutors get", async () => {
  signedIn("STUDENT");
  http.GET.mockImplementation(async (path) => (path === "/users/me/notices" ? NOTICES : SETTINGS));
  render(<NotificationsPage />, { wrapper: within });
  await screen.findByText(/다른 선생님이 먼저 맡았어요/);
  expect([screen.queryByRole("switch"), screen.queryByText(/새 학생 받기/)]).toEqual([null, null]);
  screen.getByText(/지원 결과와 보안 알림은 문자로/);
  cleanup();
  signedIn("TUTOR");
  render(<NotificationsPage />, { wrapper: within });
  expect(await screen.findAllByRole("switch")).toHaveLength(4);
  // A proposal of a class and another time are never told by the same word.
  expect(document.body.textContent?.replaceAll(/수업 제안|다른 시간 제안/g, "")).not.toContain("제안");
});

test("a switch saves by itself, and goes back when saving fails", async () => {
  http.GET.mockImplementation(async (path) => (path === "/users/me/notices" ? NOTICES : SETTINGS));
  http.PATCH.mockResolvedValueOnce({ ...SETTINGS, lessonAlerts: false }).mockRejectedValueOnce(new Error("away"));
  render(<NotificationsPage />, { wrapper: within });
  const lesson = await screen.findByRole<HTMLInputElement>("switch", { name: /수업 알림/ });
  expect(lesson.checked).toBe(true);
  fireEvent.click(lesson);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("저장했어요"));
  expect(http.PATCH).toHaveBeenCalledWith("/users/me/notification-settings", { body: { lessonAlerts: false } });
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /수업 알림/ }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /미리 알림.*기록할 수업/ }).checked).toBe(true);
  const matching = screen.getByRole<HTMLInputElement>("switch", { name: /매칭 알림/ });
  fireEvent.click(matching);
  await waitFor(() => expect(react).toHaveBeenCalled());
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /매칭 알림/ }).checked).toBe(true);
});

test("what came is listed with its time", async () => {
  vi.setSystemTime("2026-11-29T03:00:00Z");
  http.GET.mockImplementation(async (path) => (path === "/users/me/notices" ? NOTICES : SETTINGS));
  render(<NotificationsPage />, { wrapper: within });
  expect((await screen.findByText(/다른 선생님이 먼저 맡았어요/)).parentElement?.textContent).toContain(
    "11월 28일(토) 19:33",
  );
  expect(screen.getByRole("link", { name: "보러 가기" }).getAttribute("href")).toBe("/pairings/p1");
  screen.getByText(/수업 소식과 메시지는 밤 9시부터 아침 8시 사이에는 급한 것만 보내요/);
  screen.getByText(/제안은 아침 8시부터 밤 10시 사이에만/);
  vi.useRealTimers();
});
