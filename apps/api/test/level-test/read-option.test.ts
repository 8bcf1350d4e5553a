import { expect, test } from "vitest";
import { readCondition, readTex, readValue } from "./read-option.ts";
import { isSame, isSameSet } from "./same.ts";

test.each([
  ["-\\frac{3}{2}x^2y", "-((3)/(2))*x^(2)*y"],
  ["2\\sqrt{3}\\,\\text{cm}^2", "2*sqrt(3)"],
  ["\\sqrt[3]{2x}", "nthRoot((2*x),3)"],
  ["(x+2)(x-6)", "(x+2)*(x-6)"],
  ["40^\\circ", "40"],
  ["\\begin{pmatrix}1&-2\\\\3&0\\end{pmatrix}", "[1,-2;3,0]"],
])("%s is read as %s", (tex, expression) => {
  expect(readTex(tex).replace(/\^(\d)/g, "^($1)")).toBe(expression);
});

test.each([
  ["$x=-\\frac{1}{2}$ 또는 $x=3$", "[-((1)/(2)),3]"],
  ["$\\left(-6,\\,3\\right)$", "[-6,3]"],
  ["$y=-2x+7$", "-2*x+7"],
  ["오전 $36$분", "36"],
])("the value of %s is %s", (text, value) => {
  expect(readValue(text)).toBe(value);
});

test("a condition keeps both of its parts", () => {
  expect(readCondition("$x<-1$ 또는 $x\\ge3$")).toBe("(x<-1) or (x>=3)");
  expect(readCondition("$2<a\\le4$")).toBe("(2<a<=4)");
});

test("what cannot be read is refused, never half read", () => {
  expect(() => readTex("\\overline{AB}")).toThrow("cannot read \\overline");
  expect(() => readTex("\\frac{1}")).toThrow("something is missing at the end");
  expect(() => readValue("말뿐인 보기")).toThrow("no mathematics");
});

test("results are the same up to rounding, never when one is infinite", () => {
  expect(isSame(0.1 + 0.2, 0.3)).toBe(true);
  expect(isSame(1, 1.000001)).toBe(false);
  expect(isSame(Number.NEGATIVE_INFINITY, 0)).toBe(false);
  expect(isSameSet([3, -0.5], [-0.5, 3])).toBe(true);
  expect(isSameSet([3], [-0.5, 3])).toBe(false);
});
