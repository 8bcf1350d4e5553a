import { expect, test } from "vitest";
import { lessonText, weekText } from "./week-text";

test.each([
  ["2026-11-16", "11월 16일(월)–22일(일)"],
  ["2026-11-30", "11월 30일(월)–12월 6일(일)"],
  ["2026-12-28", "12월 28일(월)–1월 3일(일)"],
])("the week of %s", (monday, text) => {
  expect(weekText(monday)).toBe(text);
});

test("lessons are displayed in KST", () => {
  const lesson = { startsAt: "2026-11-17T10:00:00.000Z", endsAt: "2026-11-17T11:00:00.000Z" };
  expect(lessonText(lesson)).toBe("11월 17일(화) 19:00–20:00");
});
