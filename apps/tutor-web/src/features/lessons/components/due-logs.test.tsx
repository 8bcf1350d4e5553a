// @vitest-environment happy-dom

import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DueLogs } from "./due-logs";

vi.mock("./pay-line", () => ({ PayLine: () => null }));

test.each([
  ["HELD", "30초면 돼요. 남기면 수업료가 쌓이고 집에서도 읽어요."],
  [null, "30초면 돼요. 남기면 집에서 바로 읽고, 수업한 것으로 정해지면 수업료가 쌓여요."],
] as const)("a log of a lesson that is settled as %s promises pay only for one that was held", (settledAs, text) => {
  const lesson = {
    ...{ id: "l1", number: 1, status: "SCHEDULED", settledAs, log: null, dispute: null, question: null, pay: null },
    ...{ startsAt: "2026-11-24T09:00:00.000Z", endsAt: "2026-11-24T10:00:00.000Z" },
  } as unknown as Lesson;
  render(<DueLogs lessons={{ role: "TUTOR", content: [lesson] } as unknown as ClassLessons} onWrite={vi.fn()} />);
  expect(screen.getByText(text)).toBeTruthy();
});
