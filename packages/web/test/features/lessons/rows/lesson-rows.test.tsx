// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Lesson } from "../../../../src/features/lessons/queries";
import { LessonRows } from "../../../../src/features/lessons/rows/lesson-rows";

const lesson = (number: number, startsAt: string) =>
  ({ id: startsAt, number, startsAt, status: "SCHEDULED" }) as Lesson;
const moved = { startsAt: "2026-12-02T09:00:00.000Z", lessonTimes: "수·금 18시" };

test("where a class meets at other times, one row says so, before the first lesson of them", () => {
  const lessons = [
    lesson(1, "2026-11-30T09:00:00.000Z"),
    // The first one went on alone meanwhile.
    lesson(2, "2026-12-03T09:00:00.000Z"),
    lesson(3, "2026-12-04T09:00:00.000Z"),
  ];
  const later = { startsAt: "2026-12-04T09:00:00.000Z", lessonTimes: "금·일 20시 30분" };
  render(
    <LessonRows lessons={lessons} moves={[moved, later]}>
      {({ number }) => <button type="button">{number}</button>}
    </LessonRows>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "11월 30일(월) 18:001회차1",
    "12월 2일(수)부터 수·금 18시로 옮겼어요",
    "12월 3일(목) 18:002회차2",
    "12월 4일(금)부터 금·일 20시 30분으로 옮겼어요",
    "12월 4일(금) 18:003회차3",
  ]);
});
