import { describe, expect, test } from "vitest";
import { countText, monthLabel, shownMonth, sumsByStudent } from "./earnings-text";

describe("the month in the address", () => {
  test.each([
    ["2026-10", "2026-10"],
    ["2026-11", "2026-11"],
    ["2026-12", "2026-11"],
    ["2026-00", "2026-11"],
    ["2026-13", "2026-11"],
    ["1999-01", "2026-11"],
    ["2026-1", "2026-11"],
    ["<b>", "2026-11"],
    ["", "2026-11"],
    [null, "2026-11"],
  ])("%j shows %s", (asked, shown) => {
    expect(shownMonth(asked, "2026-11")).toBe(shown);
  });

  test("reads as Koreans write it", () => {
    expect(monthLabel("2027-03")).toBe("2027년 3월");
  });
});

test.each([
  [["DONE", "DONE"], "수업 2회"],
  [["DONE", "ABSENT"], "수업 1회 · 결석 1회"],
  [["ABSENT"], "결석 1회"],
  [[], ""],
] as const)("%j is told as %s", (statuses, text) => {
  expect(countText(statuses.map((status) => ({ status })))).toBe(text);
});

test("students are told with what they brought, the most first, adding up to the whole", () => {
  const content = [
    { studentName: "이수아", amount: 20_000 },
    { studentName: "김하준", amount: 30_000 },
    { studentName: "이수아", amount: 20_000 },
  ];
  expect(sumsByStudent(content)).toEqual([
    { name: "이수아", amount: 40_000 },
    { name: "김하준", amount: 30_000 },
  ]);
});
