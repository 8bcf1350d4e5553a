import type { Lesson } from "@pkg/web/features/lessons/queries";
import { expect, test } from "vitest";
import { rematchHref } from "./rematch-href";

const lesson = (settledAs: Lesson["settledAs"], startsAt: string) => ({ settledAs, startsAt });

test("the last lesson that was held goes along, in any order; without one nothing does", () => {
  const lessons = [
    lesson(null, "2026-11-27T10:00:00.000Z"),
    lesson("HELD", "2026-11-20T10:00:00.000Z"),
    lesson("HELD", "2026-11-13T10:00:00.000Z"),
    lesson("NOT_HELD", "2026-11-24T10:00:00.000Z"),
  ];
  expect(rematchHref("m1", lessons)).toBe("/myclass/m1/rematch?lastLessonTimestamp=2026-11-20T10%3A00%3A00.000Z");
  expect(rematchHref("m1", lessons.slice(0, 1))).toBe("/myclass/m1/rematch");
});
