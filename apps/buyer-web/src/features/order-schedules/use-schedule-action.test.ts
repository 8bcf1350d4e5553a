import { FIRST_LESSON_PENDING_TEXT } from "@pkg/domain";
import { expect, test } from "vitest";
import type { Schedule } from "./queries";
import { doneText } from "./use-schedule-action";

const schedule = { nextDate: "2026-12-23", skippedDate: "2026-12-23", isArranged: true } as Schedule;

test.each(["UNSKIPPED", "RESUMED", "SKIPPED", "DAY"] as const)(
  "%s names the next charge, and before a first lesson its condition",
  (action) => {
    const said = doneText(action, schedule);
    expect(said).toContain("12월 23일(수)");
    expect(doneText(action, { ...schedule, isArranged: false })).toBe(`${said} ${FIRST_LESSON_PENDING_TEXT}`);
  },
);
