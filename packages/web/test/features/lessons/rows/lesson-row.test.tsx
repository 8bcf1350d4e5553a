// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Lesson } from "../../../../src/features/lessons/queries";
import { LessonRow } from "../../../../src/features/lessons/rows/lesson-row";

test.each([
  ["BUYER_ABSENCE", "쉬기로 했어요"],
  ["TUTOR_ABSENCE", "선생님 사정으로 쉬기로 했어요"],
  ["REFUNDED", "환불해서 취소됐어요"],
  ["NOT_HELD", "하지 않은 수업이에요"],
] as const)("a lesson that is off by %s says why", (cancelReason, text) => {
  const lesson = { startsAt: "2026-12-07T11:30:00.000Z", number: null, status: "CANCELED", cancelReason } as Lesson;
  render(<LessonRow lesson={lesson} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ["on the same day says the time", "2026-12-07T10:00:00.000Z", "3회차 · 19:00에서 옮겼어요"],
  ["from another day says the day", "2026-12-06T10:00:00.000Z", "3회차 · 12월 6일(일)에서 옮겼어요"],
  ["from the evening before in Korea says that day", "2026-12-06T14:30:00.000Z", "3회차 · 12월 6일(일)에서 옮겼어요"],
  ["that never moved says nothing", null, "3회차"],
])("a lesson that moved %s", (_, movedFromAt, text) => {
  const lesson = { startsAt: "2026-12-07T11:30:00.000Z", number: 3, status: "SCHEDULED", movedFromAt } as Lesson;
  render(<LessonRow lesson={lesson} />);
  expect(screen.getByText(text)).toBeTruthy();
});
