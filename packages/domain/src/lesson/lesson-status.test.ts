import { expect, it } from "vitest";
import { canLessonTransition, LESSON_STATUSES, type LessonStatus } from "./lesson-status.ts";

const TABLE: Readonly<Record<LessonStatus, string>> = {
  SCHEDULED: "DONE | ABSENT | CANCELED",
  DONE: "",
  ABSENT: "",
  CANCELED: "",
};

it.each(LESSON_STATUSES)("%s moves only as the decision says", (from) => {
  const reached = LESSON_STATUSES.filter((to) => canLessonTransition(from, to));
  expect(reached.sort()).toEqual(TABLE[from].split(" | ").filter(Boolean).sort());
});
