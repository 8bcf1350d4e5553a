// @vitest-environment happy-dom
import { type SessionUser, setSessionUser } from "@pkg/web/platform/session/session-store";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OpenTasks } from "./open-tasks";

const GET = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ GET }),
}));
afterEach(cleanup);

const task = (kind: string, merchantUid: string, matchId: string | null, courseName: string) => ({
  ...{ kind, merchantUid, matchId, courseName, studentName: "김하준", since: "2026-11-24T00:00:00.000Z" },
});
const links = async (order?: { merchantUid: string; continuedMatchId: string | null }) => {
  setSessionUser({ id: "u1" } as SessionUser);
  GET.mockResolvedValue({
    content: [
      task("SEARCH_ON", "NR1", "m1", "수학"),
      task("SEND_WISHES", "NR1", null, "국어"),
      task("PLAN_LESSONS", "NR2", "m2", "영어"),
    ],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenTasks {...(order && { order })} except="SEND_WISHES" />
    </QueryClientProvider>,
  );
  await screen.findByRole("region", { name: "해 주실 일이 있어요" });
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
};

test("an order has the tasks of its own courses, and of the class that it goes on with", async () => {
  const [search, plan] = ["/tutoring/matching?matchId=m1", "/myclass/m2"];
  expect(await links()).toEqual([search, plan]);
  cleanup();
  expect(await links({ merchantUid: "NR1", continuedMatchId: null })).toEqual([search]);
  cleanup();
  expect(await links({ merchantUid: "NR3", continuedMatchId: "m2" })).toEqual([plan]);
});

test("its name is no heading: it may stand before the first", async () => {
  await links();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a task names its student and course, and its last day where it has one", async () => {
  setSessionUser({ id: "u1" } as SessionUser);
  const answer = { ...task("ANSWER_TIMES", "NR1", "m1", "수학 중2-2"), until: "2026-12-01" };
  const plan = { ...task("PLAN_LESSONS", "NR1", "m2", "영어 독해"), studentName: "김서아", until: null };
  GET.mockResolvedValue({ content: [answer, plan] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenTasks />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("link", { name: /다른 시간에 답해/ })).textContent).toContain(
    "김하준 · 수학 중2-2 · 12월 1일(화)까지",
  );
  expect(screen.getByRole("link", { name: /수업 날을 잡아/ }).textContent).toMatch(/김서아 · 영어 독해$/);
});
