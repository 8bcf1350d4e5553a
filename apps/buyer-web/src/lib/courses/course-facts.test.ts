import { orderLedger } from "@pkg/domain";
import { expect, test } from "vitest";
import { counted, monthly } from "../../../test/sample-products";
import { courseFacts } from "./course-views";

const LESSON = { schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes: 60, perWeek: 1 } as const;
const three = monthly({ ...LESSON, months: 3 });

test("the paid lessons are those that the price of a lesson counts; those on top stand beside them", () => {
  expect(courseFacts(three)).toBe("60분 · 주 1회 · 3개월 (12회 + 1회 더)");
  expect(orderLedger({ courses: [{ product: three }] }).perLesson).toBe(Math.floor(three.finalCost / 12));
  expect(courseFacts(monthly({ ...LESSON, months: 1 }))).toBe("60분 · 주 1회 · 1개월 (4회)");
});

test("lessons of a coupon are on top, too; a course that was cut has what is left", () => {
  expect(courseFacts(three, 15)).toBe("60분 · 주 1회 · 3개월 (12회 + 3회 더)");
  expect(courseFacts(three, 5)).toBe("60분 · 주 1회 · 3개월 (5회)");
});

test("a counted product goes by its name", () => {
  expect(courseFacts(counted("체험 1회", 1, 9_900, 901))).toBe("40분 · 체험 1회");
});
