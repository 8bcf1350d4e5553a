// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnPeriods } from "@/lib/own-tutor/own-tutor";
import { PeriodsForm } from "./components/periods-form";

const user = userEvent.setup({ delay: null });

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));

const days = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const stored: OwnPeriods = { weeklyAvailablePeriods: days, lessons: [], updatedAt: "2026-11-20T00:00:00.000Z" };
/** Presses a key on the focused cell, initially Monday 09:00. */
const press = (key: string) => {
  const active = document.querySelector("[data-cell][tabindex='0']");
  if (active) fireEvent.keyDown(active, { key });
};
const save = () => user.click(screen.getByRole("button", { name: /^저장하기/ }));

beforeEach(() => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PeriodsForm stored={stored} />
    </QueryClientProvider>,
  );
});
test("half an hour is refused at the grid, which takes the focus; the error goes as soon as it is an hour", async () => {
  press(" ");
  screen.getByText("저장 전");
  await save();
  await screen.findByText(/60분이 안 되는 시간이 있어요: 월요일 09:00–09:30/);
  expect(screen.getByRole("alert").textContent).toContain("60분이 안 되는 시간");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("월요일 9시, 가능, 60분이 안 돼요");
  expect(http.PATCH).not.toHaveBeenCalled();
  press("ArrowDown");
  press(" ");
  await vi.waitFor(() => expect(screen.queryByText(/60분이 안 되는/)).toBeNull());
  http.PATCH.mockImplementation(async (_path, { body }) => ({ ...stored, ...body }));
  await save();
  await screen.findByText("바꾼 내용이 없어요");
  expect(http.PATCH.mock.lastCall?.[1].body.weeklyAvailablePeriods).toEqual({ ...days, monday: ["09:00-10:00"] });
});

test("the focus goes to the cell that is too short, not to where the grid was left", async () => {
  press(" ");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) press(key);
  await save();
  await screen.findByRole("alert");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("월요일 9시, 가능, 60분이 안 돼요");
});

test("the list offers the whole day from the first; what it adds is shown, and the list stays", async () => {
  await user.click(screen.getByRole("button", { name: "직접 입력" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "시작" }), "06:00");
  await user.selectOptions(screen.getByRole("combobox", { name: "끝" }), "07:30");
  await user.click(screen.getByRole("button", { name: "추가" }));
  screen.getByRole("button", { name: "월요일 06:00–07:30 지우기" });
  expect(document.querySelector("[data-cell='12']")?.getAttribute("aria-label")).toBe("월요일 6시, 가능");
  expect(screen.queryByRole("button", { name: "9시 전과 23시 뒤도 보기" })).toBeNull();
});

test("one button takes the last change back, and none once it is saved", async () => {
  const undo = () => screen.queryAllByRole("button", { name: "되돌리기" });
  expect(undo()).toHaveLength(0);
  press(" ");
  press("ArrowDown");
  press(" ");
  expect(undo()).toHaveLength(1);
  http.PATCH.mockImplementation(async (_path, { body }) => ({
    ...stored,
    ...body,
    updatedAt: "2026-11-21T00:00:00.000Z",
  }));
  await save();
  await screen.findByText("바꾼 내용이 없어요");
  expect(undo()).toHaveLength(0);
});
