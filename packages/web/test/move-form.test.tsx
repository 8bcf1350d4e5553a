// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MoveForm } from "../src/features/lessons/move-form";
import type { Lesson } from "../src/features/lessons/queries";

const http = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock("../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
afterEach(cleanup);

test("times to move to stand in the order of the calendar", async () => {
  const times = ["2026-12-08T10:00:00.000Z", "2026-12-07T10:00:00.000Z", "2026-12-09T01:00:00.000Z"];
  http.GET.mockResolvedValue({ content: times.map((startsAt) => ({ startsAt })) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveForm lesson={{ id: "l1", matchId: "m1" } as Lesson} onDone={() => undefined} />
    </QueryClientProvider>,
  );
  const group = await screen.findByRole("radiogroup", { name: "두 사람 모두 가능한 시간이에요" });
  expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "12월 7일(월) 19:00",
    "12월 8일(화) 19:00",
    "12월 9일(수) 10:00",
  ]);
});
