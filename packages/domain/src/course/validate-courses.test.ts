import fc from "fast-check";
import { expect, it } from "vitest";
import { type CourseProblem, isBundlingEarned, validateCourses } from "./validate-courses.ts";

const plain = { bundlingApplied: false, rentTablet: false };
const bundled = { bundlingApplied: true, rentTablet: false };
const rented = { bundlingApplied: false, rentTablet: true };
const many = (count: number, product: typeof plain) => Array.from({ length: count }, () => product);

const TABLE: readonly [string, (typeof plain)[], string | null | undefined, readonly CourseProblem[]][] = [
  ["no course", [], null, ["NO_COURSE"]],
  ["1 course", many(1, plain), null, []],
  ["10 courses", many(10, plain), undefined, []],
  ["11 courses", many(11, plain), null, ["TOO_MANY_COURSES"]],
  ["all bundled", many(2, bundled), null, []],
  ["bundled and not", [plain, bundled], null, ["MIXED_BUNDLING"]],
  ["all rented with a tablet type", many(2, rented), "IPAD_9", []],
  ["all rented without a tablet type", many(2, rented), null, ["TABLET_TYPE_MISSING"]],
  ["rented with an empty tablet type", many(1, rented), "", ["TABLET_TYPE_MISSING"]],
  ["rented and not", [plain, rented], "IPAD_9", ["MIXED_TABLET"]],
  ["a tablet type without renting", many(1, plain), "IPAD_9", []],
  ["rented and bundled unevenly", [bundled, rented], null, ["MIXED_BUNDLING", "MIXED_TABLET", "TABLET_TYPE_MISSING"]],
];

it.each(TABLE)("%s", (_, products, tabletType, problems) => {
  expect(validateCourses({ products, tabletType })).toEqual({ valid: problems.length === 0, problems });
});

it("is valid exactly when the sentence of the specification holds", () => {
  const product = fc.record({ bundlingApplied: fc.boolean(), rentTablet: fc.boolean() });
  const tablet = fc.option(fc.constantFrom("IPAD_9", ""));
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), tablet, (products, tabletType) => {
      const [first] = products;
      const expected =
        first !== undefined &&
        products.length <= 10 &&
        products.every((other) => other.bundlingApplied === first.bundlingApplied) &&
        products.every((other) => other.rentTablet === first.rentTablet) &&
        (!first.rentTablet || Boolean(tabletType));
      expect(validateCourses({ products, tabletType }).valid).toBe(expected);
    }),
  );
});

it.each([
  ["one bundled course", [bundled], false],
  ["two bundled courses", [bundled, bundled], true],
  ["one course alone", [plain], true],
  ["two courses apart", [plain, plain], true],
  ["no course", [], true],
])("%s", (_, products, earned) => {
  expect(isBundlingEarned(products)).toBe(earned);
});
