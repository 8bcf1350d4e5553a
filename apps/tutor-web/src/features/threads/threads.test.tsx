// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ThreadsPage } from "./threads-page";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/web/features/matches/use-live-matches", () => ({ useLiveMatches: vi.fn() }));
afterEach(cleanup);

const thread = (matchId: string, more: object) => ({
  ...{
    matchId,
    studentName: "이수아",
    tutorName: "박지훈",
    subjectLabel: "수학",
    subjectDetailLabel: "중2-2",
    lastAt: "2026-11-28T10:33:00Z",
  },
  ...{ lastText: "반가워요", isOwn: false, unread: 0, isOver: false, ...more },
});
const show = (content: object[]) => {
  http.GET.mockImplementation(async (path) => (path === "/lessons/messages/threads" ? { content } : { id: "1001" }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThreadsPage />
    </QueryClientProvider>,
  );
};

test("each conversation says what was written last, by whom, and what waits", async () => {
  show([thread("m1", { unread: 2 }), thread("m2", { isOwn: true }), thread("m3", { lastText: "" })]);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3].map((place) => `/myclass/m${place}/messages`),
  );
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/새 메시지 2개반가워요/),
    expect.stringMatching(/나: 반가워요/),
    expect.stringMatching(/사진/),
  ]);
});

test("those of classes that are over say so", async () => {
  show([thread("m1", { isOver: true }), thread("m2", {}), thread("m3", { isOver: true })]);
  const links = await screen.findAllByRole("link");
  expect(links.map(({ textContent }) => textContent?.includes("끝난 수업"))).toEqual([true, false, true]);
});

test("without any it says how one begins", async () => {
  show([]);
  await screen.findByText("아직 나눈 메시지가 없어요");
});
