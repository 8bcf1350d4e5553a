import { expect, it } from "vitest";
import type { CourseView } from "@/lib/course-views";
import { monthly } from "../../../test/sample-products";
import { toCheckout } from "./checkout";

const NOW = new Date("2026-11-20T03:00:00Z");
const lesson = monthly({ schoolLevel: "HIGH", tutorRank: "BASIC", minutes: 60, months: 1, perWeek: 2 }, "plain", 7);
const view = (name: string): CourseView => ({
  course: { productId: 7, subject: "MATH", subjectDetail: "MATH_H1" },
  product: { ...lesson, name },
  isAvailable: true,
  subjectLabel: "수학",
  detailLabel: "고1",
});
const termsOf = (name: string) => toCheckout([view(name)], null, null, NOW).consents.map(({ key }) => key);

it("asks for the terms of a short product for students abroad with such a product only", () => {
  expect(termsOf("유학생 단기 4주 고등 60분")).toContain("STUDY_ABROAD_SHORT_TERM");
  expect(termsOf(lesson.name)).not.toContain("STUDY_ABROAD_SHORT_TERM");
});
