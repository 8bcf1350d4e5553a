import { expect, it } from "vitest";
import * as rules from "../src/index.ts";
import * as schemas from "../src/schemas/index.ts";
import { examples, setup } from "./readme-examples.ts";

const exported: Readonly<Record<string, unknown>> = { ...rules, ...schemas };
const names = Object.keys(exported);

/** Runs an expression with every export and the page's own values at hand. */
function evaluate(expression: string): unknown {
  return new Function(...names, `"use strict";\n${setup}\nreturn (${expression});`)(...Object.values(exported));
}

it("has an example for every export", () => {
  const missing = names.filter((name) => !examples.some(([code = ""]) => new RegExp(`\\b${name}\\b`).test(code)));
  expect(missing).toEqual([]);
});

it("shows each one once", () => {
  const codes = examples.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(examples.length).toBeGreaterThanOrEqual(names.length);
});

it.each(examples)("%s", (code = "", expected) => {
  expect(expected).toBeDefined();
  expect(evaluate(code)).toEqual(evaluate(expected ?? ""));
});
