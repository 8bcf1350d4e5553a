import { describe, expect, it } from "vitest";
import { monthly, sampleProducts } from "../../../test/sample-products";
import { findMonthly, variantOf } from "./find-variant";
import { choiceOptions, type LessonChoice, readChoice, writeChoice } from "./lesson-choice";
import { packProducts, unpackProducts } from "./pack-products";

const products = sampleProducts();
const options = choiceOptions(products);
const read = (query: string) => readChoice(Object.fromEntries(new URLSearchParams(query)), options);
const start: LessonChoice = {
  schoolLevel: "MIDDLE",
  tutorRank: "BASIC",
  minutes: 60,
  perWeek: 2,
  months: null,
  rentTablet: false,
};

describe("a choice in the URL", () => {
  it("lists what the catalogue offers, counted products aside", () => {
    expect(options).toEqual({
      schoolLevels: ["MIDDLE", "HIGH"],
      tutorRanks: ["BASIC", "EXPERT"],
      minutes: [40, 60, 80],
      perWeek: [1, 2, 3],
      months: [1, 3, 6, 12],
    });
  });

  it.each([
    ["", start],
    [
      "level=HIGH&rank=EXPERT&minutes=80&week=3&months=12&tablet=1",
      { ...start, schoolLevel: "HIGH", tutorRank: "EXPERT", minutes: 80, perWeek: 3, months: 12, rentTablet: true },
    ],
    ["level=UNIVERSITY&rank=PREMIUM&minutes=61&week=9&months=2&tablet=yes", start],
    ["minutes=060&months=", start],
  ])("reads %j", (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it("reads back what it wrote", () => {
    for (const months of [null, 1, 12]) {
      const choice = { ...start, months, minutes: 40, rentTablet: months === 12 };
      expect(read(new URLSearchParams(writeChoice(choice)).toString())).toEqual(choice);
    }
  });

  it("starts with what there is when the usual lesson isn't sold", () => {
    const few = choiceOptions(products.filter(({ minutes, schoolLevel }) => minutes === 80 && schoolLevel === "HIGH"));
    expect(readChoice({}, few)).toMatchObject({ schoolLevel: "HIGH", minutes: 80, perWeek: 2 });
  });
});

describe("variants", () => {
  const choice: LessonChoice = { ...start, months: 3 };

  it("finds the lesson of a choice with or without its tablet, never the bundled one", () => {
    expect(findMonthly(products, choice)).toMatchObject({
      finalCost: 816_960,
      rentTablet: false,
      bundlingApplied: false,
    });
    expect(findMonthly(products, { ...choice, rentTablet: true })).toMatchObject({
      finalCost: 846_960,
      rentTablet: true,
    });
  });

  it.each([
    ["no months", { ...choice, months: null }],
    ["a tablet for one month", { ...choice, months: 1, rentTablet: true }],
    ["minutes that aren't sold", { ...choice, minutes: 50 }],
  ])("finds nothing for %s", (_, wanted) => {
    expect(findMonthly(products, wanted)).toBeNull();
  });

  it("finds the same lesson in another variant", () => {
    const plain = findMonthly(products, choice);
    if (!plain) throw new Error("no product");
    const bundled = variantOf(products, plain, { rentTablet: true, bundlingApplied: true });
    expect(bundled).toMatchObject({ finalCost: 756_960, minutes: 60, totalCounts: 24, totalMonths: 3 });
    expect(variantOf(products, plain, { rentTablet: false, bundlingApplied: true })).toBeNull();
    expect(variantOf([], plain, { rentTablet: false, bundlingApplied: false })).toBe(plain);
  });

  it("takes the cheaper of two equal offers, and always the same", () => {
    const lesson = { schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes: 60, months: 3, perWeek: 2 } as const;
    const offers = [
      monthly(lesson, "plain", 7),
      { ...monthly(lesson, "plain", 9), finalCost: 1 },
      { ...monthly(lesson, "plain", 8), finalCost: 1 },
    ];
    expect(findMonthly(offers, choice)?.id).toBe(8);
  });
});

it("unpacks the products it packed, in a third of the text", () => {
  const packed = packProducts(products);
  expect(unpackProducts(JSON.parse(JSON.stringify(packed)))).toEqual(products);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(products).length / 3);
  expect(unpackProducts(packProducts([]))).toEqual([]);
});
