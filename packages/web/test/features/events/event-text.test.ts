import { expect, test } from "vitest";
import { eventBlocks, eventDays, lastDay } from "../../../src/features/events/event-text";

test("a text is read as headings, lists and paragraphs", () => {
  expect(eventBlocks("첫 줄\n둘째 줄\n\n## 방법\n- 하나\n- 둘\n끝")).toEqual([
    { kind: "TEXT", text: "첫 줄 둘째 줄" },
    { kind: "HEADING", text: "방법" },
    { kind: "LIST", items: ["하나", "둘"] },
    { kind: "TEXT", text: "끝" },
  ]);
  expect(eventBlocks("  \n\n")).toEqual([]);
});

test("an event that ends at midnight in Korea ends with the day before", () => {
  expect(lastDay("2026-11-30T15:00:00Z")).toBe("2026-11-30");
  expect(lastDay("2026-11-30T15:00:00.001Z")).toBe("2026-12-01");
  expect(eventDays({ startAt: "2026-11-03T15:00:00Z", endAt: "2026-12-31T15:00:00Z" })).toEqual([
    "11월 4일(수)",
    "12월 31일(목)",
  ]);
});
