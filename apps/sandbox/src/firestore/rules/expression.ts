import type { Cursor } from "./tokenise.ts";

export type Expression =
  | { kind: "VALUE"; value: string | number | boolean | null }
  | { kind: "NAME"; name: string }
  | { kind: "LIST"; items: Expression[] }
  | { kind: "MEMBER"; of: Expression; name: string }
  | { kind: "CALL"; of: Expression; args: Expression[] }
  | { kind: "NOT"; of: Expression }
  | { kind: "BINARY"; sign: string; left: Expression; right: Expression };

/** From the loosest to the tightest. */
const BINARY: readonly (readonly string[])[] = [["||"], ["&&"], ["==", "!="], ["<", "<=", ">", ">=", "in", "is"]];
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Reads one expression. @throws Error for what is none */
export function readExpression(cursor: Cursor, level = 0): Expression {
  const signs = BINARY[level];
  if (!signs) return readUnary(cursor);
  let left = readExpression(cursor, level + 1);
  for (;;) {
    const sign = signs.find((one) => cursor.isNext(one));
    if (!sign) return left;
    cursor.next();
    left = { kind: "BINARY", sign, left, right: readExpression(cursor, level + 1) };
  }
}

function readUnary(cursor: Cursor): Expression {
  if (cursor.take("!")) return { kind: "NOT", of: readUnary(cursor) };
  let value = readPrimary(cursor);
  for (;;) {
    if (cursor.take(".")) value = { kind: "MEMBER", of: value, name: cursor.word() };
    else if (cursor.take("(")) value = { kind: "CALL", of: value, args: readList(cursor, ")") };
    else return value;
  }
}

function readPrimary(cursor: Cursor): Expression {
  if (cursor.take("(")) {
    const inner = readExpression(cursor);
    cursor.expect(")");
    return inner;
  }
  if (cursor.take("[")) return { kind: "LIST", items: readList(cursor, "]") };
  const token = cursor.next();
  if (token.kind === "TEXT") return { kind: "VALUE", value: token.text };
  if (token.kind === "NUMBER") return { kind: "VALUE", value: Number(token.text) };
  if (token.kind !== "WORD") throw new Error(`The rules have ${token.text} in place of a value.`);
  const constant = CONSTANTS.get(token.text);
  return constant === undefined ? { kind: "NAME", name: token.text } : { kind: "VALUE", value: constant };
}

function readList(cursor: Cursor, end: string): Expression[] {
  const items: Expression[] = [];
  while (!cursor.take(end)) {
    if (items.length > 0) cursor.expect(",");
    items.push(readExpression(cursor));
  }
  return items;
}
