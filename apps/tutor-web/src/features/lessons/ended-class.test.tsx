// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClassDetail } from "./lessons-detail";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/web/features/matches/use-live-matches", () => ({ useLiveMatches: vi.fn() }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("./components/one-class", () => ({ OneClass: () => <p>지금 수업</p> }));

const end = {
  ...{ matchId: "m1", studentId: "s1", studentName: "김하준", subjectLabel: "수학", subjectDetailLabel: "중2-2" },
  ...{ reason: "TUTOR_CHANGED", startedOn: "2026-11-03", endedOn: "2026-11-24" },
  ...{ lessons: 0, held: 5, missed: 1, logs: 4, earned: 81_200, waiting: 20_300, hasThread: true },
};
let classes: object[];
let ended: object | null;
beforeEach(() => {
  [classes, ended] = [[], end];
  http.GET.mockImplementation(async (path) => {
    if (path === "/tutors/me/classes") return { content: classes };
    if (path === "/tutors/me/classes/{id}/end") {
      if (ended) return ended;
      throw apiError("notFound", { message: "없어요" });
    }
    return { content: [] };
  });
});
afterEach(cleanup);

const show = (matchId: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClassDetail matchId={matchId} />
    </QueryClientProvider>,
  );

test("a class that ended says when, why, what was taught and what it brought, and leads to its messages", async () => {
  show("m1");
  await screen.findByText("끝난 수업");
  screen.getByText("담당 선생님을 바꾸기로 해서 수업을 마쳤어요");
  for (const text of ["2026년 11월 24일(화)", "5회", "1회", "4회", "81,200원 (세금 떼기 전)", "20,300원"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/myclass", "/earnings", "/myclass/m1/messages"]);
  expect(screen.queryByText("학생에 대해")).toBeNull();
});

test("one of the list that is over is read too; one that goes on is not, and a foreign one is missing", async () => {
  classes = [
    { matchId: "m1", stage: "OVER", isOwn: true },
    { matchId: "m2", stage: "RUNNING", isOwn: true },
  ];
  show("m1");
  await screen.findByText("끝난 수업");
  cleanup();
  show("m2");
  await screen.findByText("지금 수업");
  cleanup();
  ended = null;
  show("m3");
  await screen.findByText("수업을 찾을 수 없어요");
});

const PAST = {
  ...{ id: "l1", startsAt: "2026-11-24T10:00:00.000Z", endsAt: "2026-11-24T11:00:00.000Z", status: "SCHEDULED" },
  ...{ settledAs: null, cancelReason: null, dispute: null, question: null, minutes: null, log: null, number: 1 },
};
test.each([
  ["UNPLANNED", { used: 0, scheduled: 0, left: 1 }, [], "학생이 수업 날을 고르면 문자로 알려 드려요."],
  ["RUNNING", { used: 0, scheduled: 1, left: 1 }, [PAST], "지난 수업을 했는지 확인하고 있어요."],
  ["RUNNING", { used: 1, scheduled: 0, left: 0 }, [], "앞으로 할 수업이 남아 있지 않아요."],
])("a class that is %s with %j and no next lesson says why", async (stage, count, content, text) => {
  const own = { ...end, stage, isOwn: true, lessonTimes: "월 19시", rest: null, counts: { total: 1, ...count } };
  const lessons = { content, counts: own.counts, expiresOn: null, rest: null, role: "TUTOR", seriesMoves: [] };
  const { OneClass } = await vi.importActual<typeof import("./components/one-class")>("./components/one-class");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OneClass {...({ own, lessons } as unknown as Parameters<typeof OneClass>[0])} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
