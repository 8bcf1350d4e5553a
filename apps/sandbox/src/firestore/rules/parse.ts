import { type Expression, readExpression } from "./expression.ts";
import { type Cursor, createCursor, tokenise } from "./tokenise.ts";

/** A function of the rules file. */
export interface RuleFunction {
  parameters: string[];
  body: Expression;
}

/** One `allow`. Segments in braces are variables. */
export interface Rule {
  path: readonly PathSegment[];
  methods: readonly string[];
  condition: Expression;
}
export interface PathSegment {
  text: string;
  isVariable: boolean;
}

export interface Rules {
  rules: Rule[];
  functions: Map<string, RuleFunction>;
}

/**
 * Reads the subset of Firestore's rules that ours use: nested `match`, `allow ...: if ...;` and functions of one `return`.
 * @throws Error for everything else, so that no rule is taken for another
 */
export function parseRules(source: string): Rules {
  const cursor = createCursor(tokenise(source));
  const rules: Rules = { rules: [], functions: new Map() };
  cursor.expect("rules_version");
  cursor.expect("=");
  if (cursor.next().text !== "2") throw new Error("The rules are not of version 2.");
  for (const sign of [";", "service", "cloud", ".", "firestore", "{"]) cursor.expect(sign);
  readBlock(cursor, rules, []);
  if (cursor.peek().kind !== "END") throw new Error(`The rules go on with ${cursor.peek().text}.`);
  return rules;
}

function readBlock(cursor: Cursor, rules: Rules, above: readonly PathSegment[]): void {
  while (!cursor.take("}")) {
    if (cursor.take("match")) {
      const path = [...above, ...readPath(cursor)];
      cursor.expect("{");
      readBlock(cursor, rules, path);
    } else if (cursor.take("function")) {
      readFunction(cursor, rules);
    } else {
      cursor.expect("allow");
      rules.rules.push(readRule(cursor, above));
    }
  }
}

function readPath(cursor: Cursor): PathSegment[] {
  const segments: PathSegment[] = [];
  while (cursor.take("/")) {
    const isVariable = cursor.take("{");
    segments.push({ text: cursor.word(), isVariable });
    if (isVariable) cursor.expect("}");
  }
  return segments;
}

function readFunction(cursor: Cursor, { functions }: Rules): void {
  const name = cursor.word();
  const parameters: string[] = [];
  cursor.expect("(");
  while (!cursor.take(")")) {
    if (parameters.length > 0) cursor.expect(",");
    parameters.push(cursor.word());
  }
  cursor.expect("{");
  cursor.expect("return");
  const body = readExpression(cursor);
  cursor.expect(";");
  cursor.expect("}");
  functions.set(name, { parameters, body });
}

function readRule(cursor: Cursor, path: readonly PathSegment[]): Rule {
  const methods = [cursor.word()];
  while (cursor.take(",")) methods.push(cursor.word());
  cursor.expect(":");
  cursor.expect("if");
  const condition = readExpression(cursor);
  cursor.expect(";");
  return { path, methods, condition };
}
