import { omitUndefined } from "../requests/omit-undefined.ts";

interface DescribedError {
  type: string;
  /** SQLSTATE, or a name such as ECONNREFUSED. Not "code": that is what a phone's code is called. */
  errorCode?: string;
  constraint?: string;
  errno?: string | number;
  syscall?: string;
  /** Who was called: host and port. */
  peer?: string;
  stack?: string[];
  cause?: DescribedError;
}

/** A name, number or address: nothing that a person is called, writes or is reached by has this form and stands there. */
const FACT = /^[\w.:/-]{1,100}$/;

/**
 * Where an error comes from, of what kind it is, and whom a failed connection was to reach. Its message stays out: a driver's
 * names the values of a row, a vendor's repeats a phone number, drizzle's lists the parameters. The queue hands errors over
 * as plain objects; of several failed tries the first one is told.
 */
export function describeError(error: unknown): DescribedError | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const read = (name: string): unknown => Reflect.get(error, name);
  const text = (name: string): string | undefined => {
    const value = read(name);
    return typeof value === "string" && FACT.test(value) ? value : undefined;
  };
  const tries = read("errors");
  const cause = describeError(read("cause")) ?? (Array.isArray(tries) ? describeError(tries[0]) : undefined);
  const errno = read("errno");
  const host = text("address") ?? text("hostname");
  const port = read("port");
  const lines = read("stack");
  const facts = {
    errorCode: text("code"),
    constraint: text("constraint_name"),
    errno: typeof errno === "number" ? errno : text("errno"),
    syscall: text("syscall"),
    peer: host && (typeof port === "number" ? `${host}:${port}` : host),
    stack: typeof lines === "string" ? placesOf(lines) : undefined,
    cause,
  };
  return { type: error instanceof Error ? error.name : "object", ...omitUndefined(facts) };
}

/** The places of a stack, without its message. */
const placesOf = (stack: string): string[] =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
