import { evaluate, RuleError, type Scope } from "./evaluate.ts";
import type { PathSegment, Rules } from "./parse.ts";

export type AccessMethod = "get" | "list" | "create" | "update" | "delete";

/** One access to a document. Data is plain: strings, numbers, booleans, null, lists, maps and Dates. */
export interface Access {
  method: AccessMethod;
  /** Below the database's documents: collection and id, by turns. */
  path: readonly string[];
  auth: { uid: string; token: Readonly<Record<string, unknown>> } | null;
  /** What is stored; null when nothing is. */
  before: Readonly<Record<string, unknown>> | null;
  /** What would be stored; null when nothing would be. */
  after: Readonly<Record<string, unknown>> | null;
}

/** Whether any rule allows the access; what no rule speaks of is denied. */
export function allows({ rules, functions }: Rules, { method, path, auth, before, after }: Access): boolean {
  const whole = ["databases", "(default)", "documents", ...path];
  const request = { auth, method, ...(after && { resource: { data: after } }) };
  return rules.some(({ path: pattern, methods, condition }) => {
    const variables = methods.includes(method) ? bind(pattern, whole) : null;
    if (!variables) return false;
    const scope = { ...variables, request, ...(before && { resource: { data: before } }) };
    try {
      return evaluate(condition, scope, functions) === true;
    } catch (error) {
      if (error instanceof RuleError) return false;
      throw error;
    }
  });
}

function bind(pattern: readonly PathSegment[], path: readonly string[]): Scope | null {
  if (pattern.length !== path.length) return null;
  const fits = pattern.every(({ text, isVariable }, index) => isVariable || text === path[index]);
  return fits
    ? Object.fromEntries(pattern.flatMap(({ text, isVariable }, index) => (isVariable ? [[text, path[index]]] : [])))
    : null;
}
