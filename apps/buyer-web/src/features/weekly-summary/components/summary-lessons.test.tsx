// @vitest-environment happy-dom

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LessonSummary, SummaryLesson } from "../queries";
import { SummaryLessons } from "./summary-lessons";

const lesson = (day: string): SummaryLesson => ({
  ...{ startsAt: `${day}T08:30:00.000Z`, endsAt: `${day}T09:30:00.000Z` },
  ...{ status: "CANCELED", settledAs: null, log: null },
});
const week = (weekOf: string, lessons: SummaryLesson[]) => ({ weekOf, lessons, nextLessonAt: null }) as LessonSummary;

test("two lessons of one time, as after a refund, do not stay when another week is shown", () => {
  const { rerender } = render(
    <SummaryLessons summary={week("2026-12-28", [lesson("2026-12-28"), lesson("2026-12-28")])} />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  rerender(<SummaryLessons summary={week("2026-12-21", [lesson("2026-12-22")])} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("12월 22일"),
  ]);
});
