// @vitest-environment happy-dom
import type { Course } from "@pkg/domain";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { choiceOptions } from "@/lib/catalogue/lesson-choice";
import { sampleProducts } from "../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../test/sample-subjects";
import { readPlace } from "./enroll-place";
import { monthlyLessons } from "./lesson-offers";
import { useLinkImport } from "./use-link-import";
import type { SimpleEnroll } from "./use-simple-enroll";

const products = sampleProducts();
const catalogue = { products, subjects: enrollSubjects(SAMPLE_SUBJECTS, new Date("2026-11-20T12:00:00+09:00")) };
const math = { subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
const place = readPlace(
  { level: "MIDDLE", week: "1", months: "1", subject: "MATH", detail: "MATH_M2_2" },
  catalogue,
  choiceOptions(products),
  "7",
);
const [month, quarter] = monthlyLessons(products, place.choice, [1, 3]);
if (!month || !quarter) throw new Error("A month and three are sold.");

const change = vi.fn();

/** What opening the address takes, beside the courses of an earlier visit. */
function takenBeside(courses: Course[], search = "") {
  window.history.replaceState(null, "", `/${search}`);
  const take = vi.fn();
  const lesson = place.step === 3 ? place.lesson : null;
  const current = courses.find(({ subject }) => subject === "MATH");
  const currentProduct = products.find(({ id }) => id === current?.productId) ?? null;
  const enroll = {
    place,
    lesson,
    take,
    currentProduct,
    list: { courses, rentTablet: false },
    ready: true,
    propose: take,
    change,
  };
  renderHook(() => useLinkImport(catalogue, enroll as unknown as SimpleEnroll));
  return take.mock.lastCall?.[0].courses;
}

test.each([
  ["nothing", []],
  ["another length of it", [{ ...math, productId: quarter.id, trialMatchId: "m1" }]],
])("the lesson of an address is taken as it is named, beside %s", (_what, courses) => {
  expect(takenBeside(courses)).toEqual([{ ...math, productId: month.id, tutorId: "7" }]);
});

test("a link that means its lesson has it chosen beside what an earlier visit chose, once", () => {
  const other = { ...english, productId: quarter.id };
  expect(takenBeside([other], "?take=1")).toEqual([other, { ...math, productId: month.id, tutorId: "7" }]);
  expect(change).toHaveBeenCalledWith({ take: null });
});

test.each([
  ["it", [{ ...math, productId: month.id }]],
  ["another course", [{ ...english, productId: quarter.id }]],
])("nothing is taken beside %s", (_what, courses) => {
  expect(takenBeside(courses)).toBeUndefined();
});
