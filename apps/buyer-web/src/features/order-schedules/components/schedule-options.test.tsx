// @vitest-environment happy-dom
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Schedule } from "../queries";
import ScheduleOptions from "./schedule-options";

const call = vi.fn(async (_method: string) => ({ payments: [] }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

test("the day of the month starts at the real one, also where a month lacks it", async () => {
  const schedule = {
    ...{ id: "s1", status: "ACTIVE", period: null, paymentMethod: null, paysNow: false, canSkip: false },
    ...{ dayOfMonth: 30, periodBeganOn: "2026-11-30", skippedDate: "2026-12-30", nextDate: "2027-01-30" },
    lastLessonOn: null,
  } as Schedule;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ScheduleOptions schedule={schedule} />
    </QueryClientProvider>,
  );
  const days = screen.getByLabelText<HTMLSelectElement>("결제일");
  expect(days.selectedOptions[0]?.textContent).toBe("매달 30일(없는 달은 마지막 날)");
  screen.getByText("다음 결제는 1월 30일(토)이에요.");
  await userEvent.click(screen.getByRole("button", { name: /^결제일 바꾸기/ }));
  expect(call.mock.calls.some(([method]) => method === "PATCH")).toBe(false);
  await userEvent.selectOptions(days, "28");
  screen.getByText("다음 결제는 1월 28일(목)이에요.");
});
