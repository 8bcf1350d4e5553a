import { expect, it } from "vitest";
import { product, trial } from "../../test/fixtures.ts";
import { isStudyAbroadShortTerm, lessonsPerWeek, productUnit } from "./product.ts";
import { type ProductInput, toProduct } from "./to-product.ts";

it("is sold by months or by count", () => {
  expect(productUnit(product())).toBe("MONTH");
  expect(productUnit(trial())).toBe("COUNT");
});

it.each([
  [{ totalCounts: 24, totalWeeks: 12 }, 2],
  [{ totalCounts: 12, totalWeeks: 12 }, 1],
  [{ totalCounts: 25, totalWeeks: 12 }, 3],
  [{ totalCounts: 4, totalWeeks: 0 }, 1],
])("%o: %i lessons in a week", (counts, perWeek) => {
  expect(lessonsPerWeek(counts)).toBe(perWeek);
});

function input(change: Partial<ProductInput> = {}): ProductInput {
  const { schoolLevel, tutorRank, periodic, ...rest } = product();
  return { ...rest, ...change };
}

it("defaults: not periodic, basic, middle, three monthly discounts of 0", () => {
  const made = toProduct(
    input({
      monthlyBundlingDiscountCost: undefined,
      monthlyLongTermDiscountCost: null,
      monthlyMultiLessonDiscountCost: undefined,
      scheduleOrderProductId: undefined,
    }),
  );
  expect(made).toMatchObject({
    periodic: false,
    scheduleOrderProductId: null,
    tutorRank: "BASIC",
    schoolLevel: "MIDDLE",
    monthlyBundlingDiscountCost: 0,
    monthlyLongTermDiscountCost: 0,
    monthlyMultiLessonDiscountCost: 0,
  });
});

it("is periodic by default when scheduleOrderProductId exists", () => {
  expect(toProduct(input({ scheduleOrderProductId: 7 }))).toMatchObject({ periodic: true, scheduleOrderProductId: 7 });
});

it("keeps what is given, and takes the school level from gradeCategory", () => {
  const given = {
    gradeCategory: "HIGH",
    tutorRank: "EXPERT",
    periodic: false,
    scheduleOrderProductId: 7,
    monthlyBundlingDiscountCost: 1,
    monthlyLongTermDiscountCost: 2,
    monthlyMultiLessonDiscountCost: 3,
  } as const;
  const { gradeCategory, ...kept } = given;
  const made = toProduct(input(given));
  expect(made).toMatchObject({ ...kept, schoolLevel: gradeCategory });
  expect(made).not.toHaveProperty("gradeCategory");
});

it.each([
  ["유학생 단기 4주 고등 60분", true],
  ["유학생단기", true],
  ["고등 60분 주 2회 1개월", false],
])("%s is a short product for students abroad: %s", (name, isShortTerm) => {
  expect(isStudyAbroadShortTerm({ name })).toBe(isShortTerm);
});
