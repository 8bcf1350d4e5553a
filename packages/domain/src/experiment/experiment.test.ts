import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { BUCKETS, bucketOf } from "./bucket-of.ts";
import { pickVariant, type VariantShare } from "./pick-variant.ts";

const people = Array.from(
  { length: 20_000 },
  (_, n) => `${n.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`,
);

/** Two to six variants whose shares make a hundred. */
const splits: fc.Arbitrary<VariantShare[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((borders) => borders.slice(1).map((end, at) => ({ variant: `v${at}`, share: end - (borders[at] ?? 0) })));

describe("bucketOf", () => {
  test.each([
    ["9b2f0c1e-5a44-4f0e-9a53-0d6d3a3c7a11", "app-banner", 2898],
    ["", "", 429],
    ["나란", "app-banner", 1372],
  ])("%j in %j never moves", (person, experiment, bucket) => {
    expect(bucketOf(person, experiment)).toBe(bucket);
  });

  it("is a whole number below BUCKETS, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (person, experiment) => {
        const bucket = bucketOf(person, experiment);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS).toBe(true);
        expect(bucketOf(person, experiment)).toBe(bucket);
      }),
    );
  });

  it("spreads people evenly, ids that count up included", () => {
    const tenths = Map.groupBy(people, (person) => Math.floor((bucketOf(person, "app-banner") * 10) / BUCKETS));
    expect(tenths.size).toBe(10);
    for (const { length: count } of tenths.values()) expect(Math.abs(count - people.length / 10)).toBeLessThan(170);
  });

  it("says nothing about another experiment", () => {
    const low = people.filter((person) => bucketOf(person, "one") < BUCKETS / 2);
    const both = low.filter((person) => bucketOf(person, "two") < BUCKETS / 2).length;
    expect(Math.abs(both / low.length - 0.5)).toBeLessThan(0.02);
  });
});

describe("pickVariant", () => {
  it("gives every bucket one of the variants, each as often as its share says", () => {
    fc.assert(
      fc.property(splits, (split) => {
        const counts = new Map<string | null, number>();
        for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
          const variant = pickVariant(split, bucket);
          counts.set(variant, (counts.get(variant) ?? 0) + 1);
        }
        for (const { variant, share } of split) expect(counts.get(variant)).toBe((share * BUCKETS) / 100);
        expect(counts.has(null)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it("moves only the people between an old border and the new one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (before, after) => {
        const split = (share: number) => [
          { variant: "a", share },
          { variant: "b", share: 100 - share },
        ];
        for (let bucket = 0; bucket < BUCKETS; bucket += 97) {
          const moved = pickVariant(split(before), bucket) !== pickVariant(split(after), bucket);
          const between = bucket >= Math.min(before, after) * 100 && bucket < Math.max(before, after) * 100;
          expect(moved).toBe(between);
        }
      }),
    );
  });

  it("leaves people behind the last share out", () => {
    expect(pickVariant([{ variant: "a", share: 10 }], 999)).toBe("a");
    expect(pickVariant([{ variant: "a", share: 10 }], 1000)).toBeNull();
    expect(pickVariant([], 0)).toBeNull();
  });
});
