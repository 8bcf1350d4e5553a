import { describe, expect, it } from "vitest";
import type { SoldProduct } from "./consultation-queries";
import { coursesProblem, type OfferTerms, productsFor, searchProducts, withTerms } from "./offer-courses";

const product = (id: number, change: Partial<SoldProduct> = {}) =>
  ({
    id,
    schoolLevel: "MIDDLE",
    rentTablet: false,
    bundlingApplied: false,
    tutorRank: "BASIC",
    minutes: 60,
    totalMonths: 3,
    totalCounts: 24,
    ...change,
  }) as SoldProduct;

const SOLD = [
  product(1),
  product(2, { bundlingApplied: true }),
  product(3, { rentTablet: true }),
  product(4, { schoolLevel: "HIGH" }),
  product(5, { tutorRank: "EXPERT" }),
  product(6, { minutes: 40 }),
];
const terms: OfferTerms = { level: "MIDDLE", isBundled: false, rentTablet: false };
const math = { key: 1, subject: "MATH", subjectDetail: "MATH_M2_2", productId: "1" };
const english = { ...math, key: 2, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
const ids = (found: readonly SoldProduct[]) => found.map(({ id }) => id);

describe("productsFor", () => {
  it.each([
    ["a course alone", "MATH", terms, [math], [1, 5, 6]],
    ["a subject that expert tutors do not teach", "SCIENCE", terms, [math], [1, 6]],
    ["a lent tablet", "MATH", { ...terms, rentTablet: true }, [math], [3]],
    ["the other level", "MATH", { ...terms, level: "HIGH" }, [math], [4]],
    ["two courses together", "MATH", { ...terms, isBundled: true }, [math, english], [2]],
    ["one course, which bundles with nothing", "MATH", { ...terms, isBundled: true }, [math], [1, 5, 6]],
  ] as const)("are those of %s", (_what, subject, given, courses, expected) => {
    expect(ids(productsFor(SOLD, subject, given, courses))).toEqual(expected);
  });
});

it.each([
  ["", [1, 2, 3]],
  ["3개월", [1, 2]],
  ["주 2회 3개월", [2]],
  ["3개월, 60분", [1, 2]],
  ["80분", []],
] as const)("searches products for %j", (text, expected) => {
  const names = ["주 1회 60분 3개월", "주 2회 60분 3개월", "주 2회 60분 6개월"];
  const named = names.map((name, index) => product(index + 1, { name }));
  expect(ids(searchProducts(named, text))).toEqual(expected);
});

describe("withTerms", () => {
  it("keeps the lessons where they are sold on the new terms", () => {
    const bundled = withTerms([math, english], SOLD, { ...terms, isBundled: true });
    expect(bundled.map(({ productId }) => productId)).toEqual(["2", "2"]);
    const back = withTerms([bundled[0] ?? math], SOLD, { ...terms, isBundled: true });
    expect(back.map(({ productId }) => productId)).toEqual(["1"]);
  });

  it("asks for others where they are not", () => {
    const [course] = withTerms([{ ...math, productId: "6" }], SOLD, { ...terms, rentTablet: true });
    expect(course?.productId).toBe("");
  });
});

it.each([
  [[math], null],
  [[math, { ...english, productId: "" }], "과목과 수업을 모두 골라 주세요."],
  [[{ ...math, subjectDetail: "" }], "과목과 수업을 모두 골라 주세요."],
])("says what is missing of %j", (courses, problem) => {
  expect(coursesProblem(courses)).toBe(problem);
});
