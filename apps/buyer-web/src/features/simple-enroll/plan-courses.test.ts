import { validateCourses } from "@pkg/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counted, monthly, sampleProducts } from "../../../test/sample-products";
import { bundleSaving, type CoursePlan, planCourses } from "./plan-courses";
import { planChange } from "./propose-courses";

const catalogue = sampleProducts();
const lesson = (months: number, perWeek = 1, minutes = 60) =>
  monthly({ schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes, months, perWeek });
const trial = counted("체험 1회", 1, 9_900, 901);

function plan(lessons: Parameters<typeof planCourses>[1], rentTablet = false): CoursePlan {
  const planned = planCourses(catalogue, lessons, rentTablet);
  if (!planned) throw new Error("no plan");
  return planned;
}

describe("planCourses", () => {
  it.each([
    ["nothing", [], false, false, false, 0],
    ["one lesson", [lesson(3)], false, false, false, 421_800],
    ["one lesson with a tablet", [lesson(3)], true, false, true, 451_800],
    ["one month has no tablet", [lesson(1)], true, false, false, 148_000],
    ["two of three months", [lesson(3), lesson(3, 2)], false, true, true, 1_118_760],
    ["a bundle lends its tablet for free, wished or not", [lesson(3), lesson(3, 2)], true, true, true, 1_118_760],
    ["different months bundle too", [lesson(3), lesson(12)], false, true, true, 361_800 + 1_269_600],
    ["two of one month", [lesson(1), lesson(1)], false, false, false, 296_000],
    ["one month and three", [lesson(1), lesson(3)], true, false, false, 148_000 + 421_800],
    ["two of three months and a counted one", [lesson(3), lesson(3), trial], true, false, false, 421_800 * 2 + 9_900],
    ["ten", Array.from({ length: 10 }, () => lesson(6)), false, true, true, 6_792_000],
  ])("%s", (_, lessons, wish, bundlingApplied, rentTablet, total) => {
    expect(plan(lessons, wish)).toMatchObject({ bundlingApplied, rentTablet, total });
  });

  it("brings bundled lessons back to their plain price", () => {
    const bundled = plan([lesson(3), lesson(3, 2)]).products;
    expect(plan(bundled.slice(0, 1)).total).toBe(421_800);
  });

  it("says what the bundle saves", () => {
    expect(bundleSaving(plan([lesson(3), lesson(3, 2)]))).toBe(120_000);
    expect(bundleSaving(plan([lesson(3)]))).toBe(0);
  });

  it("does not bundle what has no bundled variant, and returns null when no variants are compatible", () => {
    const bundledOnly = catalogue.filter(({ bundlingApplied, totalMonths }) => bundlingApplied || totalMonths === 1);
    const plainOnly = catalogue.filter(({ bundlingApplied }) => !bundlingApplied);
    expect(planCourses(plainOnly, [lesson(3), lesson(3)], false)).toMatchObject({ bundlingApplied: false });
    const taken = plan([lesson(3), lesson(6)]).products;
    expect(planCourses(bundledOnly, [...taken, lesson(1)], false)).toBeNull();
  });

  it("always makes a list the domain accepts", () => {
    const any = fc.record({
      lessons: fc.array(fc.constantFrom(...catalogue), { minLength: 1, maxLength: 10 }),
      wish: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ lessons, wish }) => {
        const { products } = plan(lessons, wish);
        expect(validateCourses({ products, tabletType: "IPAD_9" })).toEqual({ valid: true, problems: [] });
        expect(products.map(({ totalCounts, minutes }) => [totalCounts, minutes])).toEqual(
          lessons.map(({ totalCounts, minutes }) => [totalCounts, minutes]),
        );
      }),
    );
  });
});

describe("planChange", () => {
  it.each([
    ["the first course", [], [lesson(3)], false, null],
    ["a second one of three months", [lesson(3)], [lesson(3), lesson(3)], false, "ENTER_BUNDLE"],
    ["a third one", [lesson(3), lesson(3)], [lesson(3), lesson(3), lesson(6)], false, null],
    ["a month beside a bundle", [lesson(3), lesson(3)], [lesson(3), lesson(3), lesson(1)], false, "LEAVE_BUNDLE"],
    ["one of two removed", [lesson(3), lesson(3)], [lesson(3)], false, "LEAVE_BUNDLE"],
    ["all removed", [lesson(3), lesson(3)], [], false, null],
    ["the month beside two removed", [lesson(3), lesson(3), lesson(1)], [lesson(3), lesson(3)], false, "ENTER_BUNDLE"],
    ["a month beside a tablet", [lesson(3)], [lesson(3), lesson(1)], true, "LOSE_TABLET"],
    ["the only course without its tablet", [lesson(3)], [lesson(1)], true, null],
    ["a second month", [lesson(1)], [lesson(1), lesson(1)], false, null],
  ])("%s", (_, before, after, rentTablet, change) => {
    expect(planChange(plan(before, rentTablet), plan(after, rentTablet))).toBe(change);
  });
});
