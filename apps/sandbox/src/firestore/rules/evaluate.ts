import { isDeepStrictEqual } from "node:util";
import type { Expression } from "./expression.ts";
import type { RuleFunction } from "./parse.ts";

export type Scope = Readonly<Record<string, unknown>>;
type Functions = ReadonlyMap<string, RuleFunction>;

/** An expression that has no value; as in Firestore, its rule then allows nothing. */
export class RuleError extends Error {
  override readonly name = "RuleError";
}

/** @throws RuleError for a missing field, a wrong type or an unknown function */
export function evaluate(expression: Expression, scope: Scope, functions: Functions): unknown {
  const value = (inner: Expression) => evaluate(inner, scope, functions);
  switch (expression.kind) {
    case "VALUE":
      return expression.value;
    case "NAME":
      return fieldOf(scope, expression.name);
    case "LIST":
      return expression.items.map(value);
    case "MEMBER":
      return fieldOf(value(expression.of), expression.name);
    case "NOT":
      return !truth(value(expression.of));
    case "BINARY":
      if (expression.sign === "is") return isOfType(value(expression.left), expression.right);
      return compare(
        expression.sign,
        () => value(expression.left),
        () => value(expression.right),
      );
    case "CALL": {
      const { of, args } = expression;
      const given = args.map(value);
      if (of.kind === "MEMBER") return callMethod(value(of.of), of.name, given);
      const called = of.kind === "NAME" ? functions.get(of.name) : undefined;
      if (!called) throw new RuleError("unknown function");
      // A function sees its own arguments beside what every rule sees.
      const own = Object.fromEntries(called.parameters.map((name, index) => [name, given[index]]));
      return evaluate(called.body, { ...scope, ...own }, functions);
    }
  }
}

function compare(sign: string, left: () => unknown, right: () => unknown): boolean {
  if (sign === "&&") return truth(left()) && truth(right());
  if (sign === "||") return truth(left()) || truth(right());
  const [one, other] = [left(), right()];
  if (sign === "==") return isDeepStrictEqual(one, other);
  if (sign === "!=") return !isDeepStrictEqual(one, other);
  if (sign === "in") return Array.isArray(other) ? other.includes(one) : Object.hasOwn(mapOf(other), String(one));
  throw new RuleError(`unknown sign ${sign}`);
}

function isOfType(value: unknown, type: Expression): boolean {
  const isType = type.kind === "NAME" ? TYPES[type.name] : undefined;
  if (!isType) throw new RuleError("unknown type");
  return isType(value);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  timestamp: (value) => value instanceof Date,
  list: Array.isArray,
  map: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date),
};

function callMethod(of: unknown, name: string, [first]: unknown[]): unknown {
  if (name === "keys") return Object.keys(mapOf(of));
  if (name === "matches" && typeof of === "string") return new RegExp(`^(?:${String(first)})$`).test(of);
  if (Array.isArray(of) && Array.isArray(first)) {
    if (name === "hasOnly") return of.every((one) => first.includes(one));
    if (name === "hasAll") return first.every((one) => of.includes(one));
  }
  throw new RuleError(`unknown method ${name}`);
}

function fieldOf(of: unknown, name: string): unknown {
  const map = mapOf(of);
  if (!Object.hasOwn(map, name)) throw new RuleError(`no ${name}`);
  return map[name];
}

function mapOf(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== "object" || value instanceof Date) throw new RuleError("no map");
  return value as Record<string, unknown>;
}

function truth(value: unknown): boolean {
  if (typeof value !== "boolean") throw new RuleError("no boolean");
  return value;
}
