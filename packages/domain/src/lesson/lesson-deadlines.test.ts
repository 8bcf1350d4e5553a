import { expect, it } from "vitest";
import { isLogDue } from "./lesson-deadlines.ts";
import { LESSON_STATUSES } from "./lesson-status.ts";

const endsAt = new Date("2026-12-08T11:00:00.000Z");
const before = new Date(endsAt.getTime() - 1);

it.each(LESSON_STATUSES)("%s", (status) => {
  const isHeld = status === "SCHEDULED" || status === "DONE";
  expect(isLogDue({ status, endsAt }, false, endsAt)).toBe(isHeld);
  expect(isLogDue({ status, endsAt }, true, endsAt)).toBe(false);
  expect(isLogDue({ status, endsAt }, false, before)).toBe(false);
});
