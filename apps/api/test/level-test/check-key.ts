import { compile, type EvalFunction, isFunctionNode, isSymbolNode, parse } from "mathjs";
import type { Check, Item } from "./form.ts";
import { listCases } from "./list-cases.ts";
import { readCondition, readValue } from "./read-option.ts";
import { isSame, isSameSet, toList } from "./same.ts";

type Scope = Record<string, unknown>;
const CONSTANTS = new Set(["pi", "e", "i"]);

/**
 * Computes an item and compares the result with what its options say.
 * @returns what is wrong with the key: nothing when exactly one option is right and it is the answer, and no two say the same
 */
export function checkKey(item: Item): string[] {
  const check = item.check;
  if (!check || check.kind === "note") return [];
  try {
    const right = item.options.map((_, index) => isRight(check, item, index));
    const found = right.flatMap((is, index) => (is ? [index] : []));
    const wrongKey = found.length === 1 && found[0] === item.answer ? [] : [`computed ${found}, key ${item.answer}`];
    return [...wrongKey, ...findRepeated(check, item)];
  } catch (error) {
    return [`cannot be computed: ${String(error)}`];
  }
}

function isRight(check: Check, item: Item, index: number): boolean {
  const text = item.options[index]?.text ?? "";
  const stated = "options" in check ? check.options?.[index] : undefined;
  const value = () => evaluate(stated ?? readValue(text));
  switch (check.kind) {
    case "value":
      return isSame(evaluate(check.compute), value());
    case "set":
      return isSameSet(evaluate(check.compute), value());
    case "solution":
      return solves(check.equations, check.variables, toList(value()));
    case "identity":
      return isIdentical(check.expression, stated ?? readValue(text));
    case "region":
      return isSameRegion(check.variable, check.holds, stated ?? readCondition(text));
    case "truth":
      return evaluate(stated ?? readCondition(text)) === check.holds;
    case "count":
      return isSame(countCases(check), value());
    case "note":
      return index === item.answer;
  }
}

function findRepeated(check: Check, item: Item): string[] {
  if (check.kind === "truth" || check.kind === "note") return [];
  const stated = item.options.map((option, index) => check.options?.[index] ?? option.text);
  const read = check.kind === "region" ? readCondition : readValue;
  const meant = stated.map((text) => (check.options ? text : read(text)));
  return meant.flatMap((one, at) =>
    meant
      .slice(at + 1)
      .flatMap((other, offset) =>
        saysTheSame(check, one, other) ? [`options ${at} and ${at + 1 + offset} say the same`] : [],
      ),
  );
}

function saysTheSame(check: Check, one: string, other: string): boolean {
  if (check.kind === "region") return isSameRegion(check.variable, one, other);
  if (check.kind === "identity") return isIdentical(one, other);
  return (check.kind === "set" ? isSameSet : isSame)(evaluate(one), evaluate(other));
}

function evaluate(expression: string, scope: Scope = {}): unknown {
  return lastOf(compile(expression), scope);
}

/** A block of several expressions gives its last value. */
function lastOf(compiled: EvalFunction, scope: Scope): unknown {
  const result: unknown = compiled.evaluate(scope);
  if (typeof result === "object" && result !== null && "entries" in result && Array.isArray(result.entries))
    return result.entries.at(-1);
  return result;
}

function solves(equations: string[], variables: string[], values: unknown[]): boolean {
  if (values.length !== variables.length) throw new Error("an option gives another number of values");
  const scope = Object.fromEntries(variables.map((name, index) => [name, values[index]]));
  return equations.every((equation) => {
    const result = evaluate(equation, { ...scope });
    return result === true || isSame(result, 0);
  });
}

/** Points with no relation to each other, positive so that roots and quotients are defined. */
const samplePoint = (point: number, variable: number): number => 0.31 + ((point * 7.13 + variable * 3.77) % 4.91);

function isIdentical(one: string, other: string): boolean {
  const names = [...new Set([...readVariables(one), ...readVariables(other)])].sort();
  const [left, right] = [compile(one), compile(other)];
  return Array.from({ length: 12 }, (_, point) =>
    Object.fromEntries(names.map((name, index) => [name, samplePoint(point + 1, index + 1)])),
  ).every((scope) => isSame(left.evaluate({ ...scope }), right.evaluate({ ...scope })));
}

function readVariables(expression: string): string[] {
  const names: string[] = [];
  parse(expression).traverse((node, _path, parent) => {
    if (!isSymbolNode(node) || CONSTANTS.has(node.name)) return;
    if (isFunctionNode(parent) && parent.fn === node) return;
    names.push(node.name);
  });
  return names;
}

/** Twelfths hit the ends of every interval that the items use. */
function isSameRegion(variable: string, one: string, other: string): boolean {
  const [left, right] = [compile(one), compile(other)];
  return Array.from({ length: 1441 }, (_, step) => ({ [variable]: (step - 720) / 12 })).every(
    (scope) => left.evaluate({ ...scope }) === right.evaluate({ ...scope }),
  );
}

function countCases(check: Extract<Check, { kind: "count" }>): unknown {
  const cases = listCases(check.from);
  const where = compile(check.where);
  const n = cases.filter((scope) => where.evaluate({ ...scope }) === true).length;
  return evaluate(check.result ?? "n", { n, total: cases.length });
}
