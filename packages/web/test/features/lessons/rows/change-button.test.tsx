// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lesson } from "../../../../src/features/lessons/queries";
import { ChangeButton } from "../../../../src/features/lessons/rows/change-button";

const LESSON = {
  ...{ status: "SCHEDULED", startsAt: "2026-12-08T10:00:00.000Z", changeableUntil: "2026-12-07T22:00:00.000Z" },
} as Lesson;
const TOO_LATE = "12시간 전이 지나 시간은 바꿀 수 없어요.";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["until twelve hours before, it is moved", "2026-12-07T22:00:00Z", "12월 8일(화) 수업 바꾸기", false],
  ["later it can only be missed, and says so", "2026-12-07T22:00:01Z", "12월 8일(화) 수업 쉬기", true],
])("%s", (_name, now, label, isLate) => {
  vi.setSystemTime(now);
  render(<ChangeButton lesson={LESSON} onPress={vi.fn()} />);
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
  expect(screen.queryByText(TOO_LATE) !== null).toBe(isLate);
});

test("a lesson that has begun cannot be changed", () => {
  vi.setSystemTime(LESSON.startsAt);
  render(<ChangeButton lesson={LESSON} onPress={vi.fn()} />);
  expect(screen.queryByRole("button")).toBeNull();
});
