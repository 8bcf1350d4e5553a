// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MoveForm } from "../../../../src/features/lessons/changes/move-form";
import type { Lesson } from "../../../../src/features/lessons/queries";
import { answering } from "../../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ GET: vi.fn(), PATCH: vi.fn() }));
vi.mock("../../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
const idle = { isOnly: false, series: null, onSeries: () => undefined, onDone: () => undefined };

test("times to move to stand in the order of the calendar", async () => {
  const times = ["2026-12-08T10:00:00.000Z", "2026-12-07T10:00:00.000Z", "2026-12-09T01:00:00.000Z"];
  http.GET.mockResolvedValue({ content: times.map((startsAt) => ({ startsAt })) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveForm lesson={{ id: "l1", matchId: "m1" } as Lesson} {...idle} />
    </QueryClientProvider>,
  );
  const group = await screen.findByRole("radiogroup", { name: "두 사람 모두 가능한 시간이에요" });
  expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "12월 7일(월) 19:00",
    "12월 8일(화) 19:00",
    "12월 9일(수) 10:00",
  ]);
});

test("a lesson that the other side moves meanwhile is said to be, its choice is gone, and the time seen goes along", async () => {
  const offered = ["2026-12-08T10:00:00.000Z", "2026-12-09T10:00:00.000Z"];
  http.GET.mockResolvedValue({ content: offered.map((startsAt) => ({ startsAt })) });
  http.PATCH.mockReturnValue(new Promise(() => undefined));
  const client = new QueryClient();
  const form = (startsAt: string) => (
    <QueryClientProvider client={client}>
      <MoveForm lesson={{ id: "l1", matchId: "m1", startsAt } as Lesson} {...idle} />
    </QueryClientProvider>
  );
  const { rerender } = render(form("2026-12-07T10:00:00.000Z"));
  fireEvent.click(await screen.findByRole("radio", { name: /12월 8일/ }));
  rerender(form("2026-12-10T10:00:00.000Z"));
  expect(screen.getByRole("status").textContent).toBe(
    "그사이 상대가 수업을 옮겨서 12월 10일(목) 19:00에 만나요. 시간을 다시 골라 주세요.",
  );
  fireEvent.click(screen.getByRole("button", { name: /^이 시간으로 바꾸기/ }));
  expect(http.PATCH).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: /12월 9일/ }));
  fireEvent.click(screen.getByRole("button", { name: /^이 시간으로 바꾸기/ }));
  await vi.waitFor(() => expect(http.PATCH).toHaveBeenCalledTimes(1));
  expect(http.PATCH.mock.lastCall?.[1].body).toEqual({
    startsAt: offered[1],
    scope: "ONE",
    from: "2026-12-10T10:00:00.000Z",
  });
});

test("for it and all after it, the time is asked about first, and stands chosen when the form comes back", async () => {
  const offered = ["2026-12-08T10:00:00.000Z", "2026-12-09T10:00:00.000Z"];
  http.GET.mockResolvedValue({ content: offered.map((startsAt) => ({ startsAt })) });
  http.PATCH.mockClear();
  const onSeries = vi.fn();
  const form = (series: string | null) => (
    <QueryClientProvider client={new QueryClient()}>
      <MoveForm
        key={series}
        lesson={{ id: "l1", matchId: "m1", startsAt: "2026-12-07T10:00:00.000Z" } as Lesson}
        {...idle}
        series={series}
        onSeries={onSeries}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(form(null));
  fireEvent.click(screen.getByRole("radio", { name: "이번부터 계속" }));
  fireEvent.click(await screen.findByRole("radio", { name: /12월 9일/ }));
  fireEvent.click(screen.getByRole("button", { name: /^옮길 일정 보기/ }));
  await vi.waitFor(() => expect(onSeries).toHaveBeenCalledExactlyOnceWith(offered[1]));
  expect(http.PATCH).not.toHaveBeenCalled();
  rerender(form(offered[1] ?? null));
  expect(await screen.findByRole<HTMLInputElement>("radio", { name: /12월 9일/ })).toHaveProperty("checked", true);
});

test("the only lesson of a class has none after it to move", async () => {
  http.GET.mockResolvedValue({ content: [{ startsAt: "2026-12-08T10:00:00.000Z" }] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveForm lesson={{ id: "l1", matchId: "m1" } as Lesson} {...idle} isOnly />
    </QueryClientProvider>,
  );
  await screen.findByRole("radio", { name: /12월 8일/ });
  expect(screen.queryByRole("radio", { name: "이번부터 계속" })).toBeNull();
});
