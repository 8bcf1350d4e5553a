// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LessonRoomScreen } from "../../../src/features/lesson-room/lesson-room-screen";
import type { LessonRoom } from "../../../src/features/lesson-room/room-queries";
import { idleWatch } from "../../../src/platform/session/idle-watch";
import { answering } from "../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn() }));
vi.mock("../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const PATH = "/lessons/{lessonId}/presence";
const minutes = (of: number) => new Date(Date.now() + of * 60_000).toISOString();
const roomOf = (change: Partial<LessonRoom> = {}, startsIn = 5): LessonRoom => ({
  ...{
    lessonId: "l1",
    matchId: "m1",
    status: "SCHEDULED",
    settledAs: null,
    isDisputed: false,
    url: "https://rooms.test/l1",
    present: [],
    lastLog: null,
  },
  ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준", tutorName: "이도윤" },
  ...{ startsAt: minutes(startsIn), endsAt: minutes(startsIn + 60) },
  ...{ opensAt: minutes(startsIn - 10), closesAt: minutes(startsIn + 70) },
  reader: { role: "TUTOR", as: "SEAT", mayLook: false },
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-08T09:55:00.000Z") });
  history.replaceState(null, "", "/");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(room: LessonRoom, token: string | null = null) {
  http.GET.mockResolvedValue(room);
  http.POST.mockResolvedValue(room);
  const shown = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LessonRoomScreen lessonId="l1" token={token} back={{ href: "/myclass/m1", label: "수업" }} />
    </QueryClientProvider>,
  );
  await settle();
  return shown;
}
/** The screen loads the code of its answers. */
async function settle() {
  await pass(1);
  await act(() => vi.dynamicImportSettled());
  await pass(1);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const beats = () => http.POST.mock.calls.map(([path, init]) => (path === PATH ? init.body : path));

describe("an open lobby", () => {
  test("says at once and every 15 seconds that its reader is there, until it is left", async () => {
    const { unmount } = await show(roomOf());
    expect(beats()).toEqual([{ as: "SEAT", source: "ROOM" }]);
    await pass(30_000);
    expect(beats()).toHaveLength(3);
    unmount();
    await pass(60_000);
    expect(beats()).toHaveLength(3);
  });

  test("shows who is there as each beat tells", async () => {
    await show(roomOf());
    screen.getByText("김하준 학생");
    const present: LessonRoom["present"] = [{ side: "STUDENT", since: minutes(-3) }];
    http.POST.mockResolvedValue(roomOf({ present }));
    await pass(15_000);
    expect(screen.getByText("김하준 학생").parentElement?.textContent).toContain("3분 전에 들어왔어요");
  });

  test("opens the room beside it, and notes the press", async () => {
    await show(roomOf());
    const way = screen.getByRole("link", { name: /수업방 열기/ });
    expect(way.getAttribute("href")).toBe("https://rooms.test/l1");
    expect(way.getAttribute("target")).toBe("_blank");
    // The new window is the browser's.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(way);
    await pass(1);
    expect(beats().at(-1)).toEqual({ as: "SEAT", source: "PRESS" });
  });

  test("says that the network is gone, and goes on by itself", async () => {
    await show(roomOf());
    http.POST.mockRejectedValue(new TypeError("no network"));
    await pass(15_000);
    screen.getByText(/연결이 끊겼어요/);
    http.POST.mockResolvedValue(roomOf());
    await act(async () => dispatchEvent(new Event("online")));
    await pass(1);
    expect(screen.queryByText(/연결이 끊겼어요/)).toBeNull();
  });

  test("keeps the session until the lesson's end, and none with a child's link", async () => {
    const touch = vi.spyOn(idleWatch, "touch");
    await show(roomOf({}, -58));
    const before = touch.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await pass(3 * 60_000);
    const ended = touch.mock.calls.length;
    await pass(60_000);
    expect(touch.mock.calls.length).toBe(ended);
    cleanup();
    await show(roomOf({ reader: { role: "CHILD", as: "SEAT", mayLook: false } }), "token");
    expect(touch.mock.calls.length).toBe(ended);
    expect(http.POST.mock.lastCall?.[1].headers).toEqual({ "x-link": "token" });
  });

  test("closes at once when its link is ended", async () => {
    await show(roomOf({ reader: { role: "CHILD", as: "SEAT", mayLook: false } }), "token");
    http.POST.mockRejectedValue(apiError("notFound"));
    await pass(15_000);
    screen.getByRole("heading", { level: 1, name: "지금은 열 수 없는 링크예요" });
  });
});

test.each([
  ["TUTOR", -59, 0],
  ["TUTOR", -61, 1],
  ["FAMILY", -61, 0],
] as const)("the %s of an open room that began %d minutes ago has %d ways to the log", async (role, ago, ways) => {
  await show(roomOf({ reader: { role, as: "SEAT", mayLook: false } }, ago));
  screen.getByRole("link", { name: /수업방 열기/ });
  expect(screen.queryAllByRole("link", { name: "수업 기록 쓰기" })).toHaveLength(ways);
  expect(screen.queryAllByRole("heading", { name: "수업을 마쳤나요?" })).toHaveLength(ways);
});

describe("a parent", () => {
  const parent = (as: "SEAT" | "LOOK") => ({ reader: { role: "FAMILY" as const, as, mayLook: true } });

  test("keeps the seat that suited the first look, also after a reload", async () => {
    await show(roomOf(parent("SEAT")));
    expect(beats().at(-1)).toEqual({ as: "SEAT", source: "ROOM" });
    expect(location.search).toBe("?as=SEAT");
    cleanup();
    await show(roomOf(parent("LOOK")));
    expect(beats().at(-1)).toEqual({ as: "SEAT", source: "ROOM" });
  });

  test("looks in while the child sits, which is said", async () => {
    await show(roomOf({ ...parent("LOOK"), present: [{ side: "STUDENT", since: minutes(-1) }] }));
    expect(beats().at(-1)).toEqual({ as: "LOOK", source: "ROOM" });
    screen.getByText(/김하준 학생이 자리에 있어요/);
    expect(screen.getByRole("radio", { name: "옆에서 보기" })).toHaveProperty("checked", true);
  });
});

describe("a closed room", () => {
  test("says when it opens, sends no beat, and opens by itself", async () => {
    await show(roomOf({ url: null }, 11));
    screen.getByText("오늘 18:56에 열려요");
    expect(beats()).toEqual([]);
    for (const answer of [http.GET, http.POST]) answer.mockResolvedValue(roomOf({}, 10));
    await pass(70_000);
    screen.getByRole("link", { name: /수업방 열기/ });
    expect(beats().length).toBeGreaterThan(0);
  });

  test.each([
    ["TUTOR", "수업 기록 쓰기", "/myclass/m1?log=due"],
    ["FAMILY", "수업 화면으로", "/myclass/m1"],
    ["CHILD", "내 수업으로", "/myclass/m1"],
  ] as const)("leads the %s on once it is over", async (role, label, href) => {
    await show(roomOf({ url: null, reader: { role, as: "SEAT", mayLook: false } }, -75));
    screen.getByRole("heading", { name: "수업이 끝났어요" });
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(href);
    expect(beats()).toEqual([]);
  });

  test.each([
    ["SCHEDULED", "ASKED", "확인이 필요해요", "수업 화면으로"],
    ["CANCELED", "NOT_HELD", "수업하지 않았어요", "수업 화면으로"],
    ["ABSENT", "STUDENT_ABSENT", "학생이 안 왔어요", "수업 화면으로"],
    ["DONE", "HELD", "수업이 끝났어요", "수업 기록 쓰기"],
    ["CANCELED", null, "쉬는 수업이에요", "수업"],
  ] as const)("of a lesson that is %s, %s says so to its tutor", async (status, settledAs, title, label) => {
    await show(roomOf({ url: null, status, settledAs }, -75));
    screen.getByRole("heading", { name: title });
    expect(screen.getAllByRole("link", { name: label }).at(-1)?.getAttribute("href")).toMatch(/^\/myclass\/m1/);
    expect(screen.queryByText(/기록을 써 주세요/) !== null).toBe(settledAs === "HELD");
  });

  test.each([
    ["TUTOR", "수업 화면으로"],
    ["FAMILY", "수업 화면으로"],
    ["CHILD", "내 수업으로"],
  ] as const)("of a disputed lesson tells the %s that it is looked at, and asks for no log", async (role, label) => {
    const reader = { role, as: "SEAT", mayLook: false } as const;
    await show(roomOf({ url: null, status: "DONE", settledAs: "HELD", isDisputed: true, reader }, -75));
    screen.getByRole("heading", { name: "수업 확인 중" });
    screen.getByText("운영팀이 이 수업을 살펴보고 있어요. 정해지면 알려 드려요.");
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe("/myclass/m1");
    expect(screen.queryByText(/기록/)).toBeNull();
  });

  test("shows the homework for this lesson", async () => {
    const lastLog = { title: "일차함수", content: "기울기", homework: "교재 42쪽", writtenAt: minutes(-9000) };
    await show(roomOf({ url: null, lastLog }, 60));
    screen.getByText("교재 42쪽");
  });
});

test("a lesson of somebody else is missing", async () => {
  http.GET.mockRejectedValue(apiError("notFound"));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LessonRoomScreen lessonId="l1" token={null} back={{ href: "/myclass/m1", label: "수업" }} />
    </QueryClientProvider>,
  );
  await settle();
  screen.getByRole("heading", { name: "수업을 찾을 수 없어요" });
});
