import assert from "node:assert/strict";
import { test } from "node:test";
import { summary } from "../lib/web/web-bench.mjs";

const FLOOR = {
  performance: 98,
  accessibility: 90,
  bestPractices: 96,
  seo: 80,
  lcpMs: 1000,
  tbtMs: 100,
  cls: 0,
  wrong: [],
};
const GOOD = { ...FLOOR, performance: 97, accessibility: 100, bestPractices: 100, seo: 100, lcpMs: 1500, tbtMs: 150 };
const PAGES = [{ name: "/", isPrivate: false }];

const of = (change) =>
  summary(
    [
      { name: "bare", ...FLOOR },
      { name: "/", ...GOOD, ...change },
    ],
    PAGES,
    1,
  );

test("a page at its bars passes, and the line says nothing else", () => {
  const { counts, output } = of({});
  assert.deepEqual(counts, { passed: 1, failed: 0, skipped: 0 });
  assert.doesNotMatch(output, /BELOW/);
});

for (const [what, change] of [
  ["performance", { performance: 89 }],
  ["LCP", { lcpMs: 2501 }],
  ["CLS", { cls: 0.021 }],
]) {
  test(`${what} below its bar is told, and makes nothing red: it is a time`, () => {
    const { counts, output } = of(change);
    assert.match(output, new RegExp(`${what}[^B]*BELOW THE BAR`));
    assert.equal(counts.failed, 0);
  });
}

for (const score of ["accessibility", "bestPractices", "seo"]) {
  test(`${score} below 100 fails, and the audit is named`, () => {
    const { counts, output } = of({ [score]: 99, wrong: ["an-audit"] });
    assert.equal(counts.failed, 1);
    assert.match(output, /BELOW THE BAR.*\[an-audit\]/);
  });
}

test("a page that could not be loaded fails with its reason", () => {
  const { counts, output } = summary(
    [
      { name: "bare", ...FLOOR },
      { name: "/", problem: "no answer" },
    ],
    PAGES,
    1,
  );
  assert.equal(counts.failed, 1);
  assert.match(output, /no answer/);
});

test("the median of the loads counts", () => {
  const loads = [90, 98, 99].map((performance) => ({ name: "/", ...GOOD, performance }));
  assert.match(summary([{ name: "bare", ...FLOOR }, ...loads], PAGES, 3).output, /performance 98 /);
});
