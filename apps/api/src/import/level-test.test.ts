import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFigure, checkForm, checkItem, readQuestion } from "../../test/level-test/check-form.ts";
import { checkKey } from "../../test/level-test/check-key.ts";
import { Form, type Item } from "../../test/level-test/form.ts";

const FOLDER = new URL("data/level-test/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const forms = files.map((file) => Form.parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))));
const items = forms.flatMap((form) => form.items);

/** A plain item, for planting one mistake at a time. */
const PLAIN: Item = {
  id: "MATH-M1-A-01",
  unit: "정수와 유리수",
  points: 1,
  stem: "$2+3$의 값은?",
  options: ["4", "5", "6", "7", "8"].map((value) => ({
    text: `$${value}$`,
    ...(value === "5" ? {} : { reason: "잘못 센 값이에요" }),
  })),
  answer: 1,
  explanation: "$2$에 $3$을 더하면 $5$예요.",
  check: { kind: "value", compute: "2+3" },
};

test.each(forms)("$id is whole, balanced and rightly keyed", (form) => {
  expect(files).toContain(`${form.id}.json`);
  expect(checkForm(form)).toEqual([]);
  const wrong = form.items.flatMap((item) =>
    [...checkItem(item), ...checkKey(item)].map((line) => `${item.id}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test("every level of a subject has its units in all its forms", () => {
  const levels = Object.groupBy(forms, (form) => `${form.subject}-${form.level}`);
  for (const [level, same] of Object.entries(levels)) {
    const units = (same ?? []).map((form) => [...new Set(form.items.map((item) => item.unit))].sort().join(", "));
    expect(new Set(units).size, `${level}: ${units.join(" | ")}`).toBe(1);
  }
});

test("no question is asked twice", () => {
  const asked = Map.groupBy(items, readQuestion);
  expect([...asked.values()].filter((same) => same.length > 1).map((same) => same.map((item) => item.id))).toEqual([]);
});

test("most of mathematics is computed", () => {
  const mathematics = items.filter((item) => item.id.startsWith("MATH"));
  const computed = mathematics.filter((item) => item.check && item.check.kind !== "note");
  expect(mathematics.every((item) => item.check)).toBe(true);
  expect(computed.length / mathematics.length).toBeGreaterThanOrEqual(0.85);
});

test("a planted wrong key is found in every computed item", () => {
  const computed = items.filter((item) => item.check && item.check.kind !== "note");
  const missed = computed.filter((item) => checkKey({ ...item, answer: (item.answer + 1) % 5 }).length === 0);
  expect(missed.map((item) => item.id)).toEqual([]);
});

test.each([
  ["a wrong sum", { check: { kind: "value", compute: "2+4" } }, "computed 2, key 1"],
  ["no right option", { check: { kind: "value", compute: "2+30" } }, "computed , key 1"],
  [
    "an equal option",
    { options: PLAIN.options.map((option, at) => (at === 0 ? { ...option, text: "$\\frac{16}{2}$" } : option)) },
    "options 0 and 4 say the same",
  ],
  ["what cannot be read", { check: { kind: "value", compute: "2+" } }, "cannot be computed"],
] as const)("the key's check finds %s", (_, change, message) => {
  expect(checkKey(PLAIN)).toEqual([]);
  expect(checkKey({ ...PLAIN, ...change } as Item)[0]).toContain(message);
});

test.each([
  ["two options alike", { options: PLAIN.options.map((option) => ({ ...option, text: "$4$" })) }],
  ["a missing reason", { options: PLAIN.options.map(({ text }) => ({ text })) }],
  ["TeX that cannot be set", { stem: "$\\frac{1}$의 값은?" }],
  ["TeX outside of mathematics", { stem: "\\frac{1}{2}의 값은?" }],
  ["an option named by its place", { explanation: "그래서 정답은 ②예요." }],
])("the item's check finds %s", (_, change) => {
  expect(checkItem(PLAIN)).toEqual([]);
  expect(checkItem({ ...PLAIN, ...change }).length).toBeGreaterThan(0);
});

test.each([
  ['<svg viewBox="0 0 9 9" role="img"><title>원</title><script>alert(1)</script></svg>', "script"],
  ['<svg viewBox="0 0 9 9" role="img"><title>원</title><image href="https://example.com/a.png"/></svg>', "href"],
  ['<svg viewBox="0 0 9 9" role="img"><title>원</title><circle r="3" onclick="a()"/></svg>', "onclick"],
  ['<svg viewBox="0 0 9 9" role="img"><title>원</title><circle r="3"></svg>', "unexpected"],
  ['<svg viewBox="0 0 9 9" role="img"><title>circle</title></svg>', "Korean"],
])("the picture's check refuses %s", (svg, message) => {
  expect(checkFigure('<svg viewBox="0 0 9 9" role="img"><title>원</title><circle r="3" fill="none"/></svg>')).toEqual(
    [],
  );
  expect(checkFigure(svg).join("\n")).toContain(message);
});

test("a form that leans to one position is refused", () => {
  const form = forms[0];
  if (!form) throw new Error("there is no form");
  const leaning = { ...form, items: form.items.map((item) => ({ ...item, answer: 0 })) };
  expect(checkForm(leaning).join()).toContain("right answers stand at 15,0,0,0,0");
});
