/** An error of the driver, or of PostgreSQL through it: a SQLSTATE, or the name of a lost connection. */
export interface DatabaseError extends Error {
  readonly code: string;
}

/** The nearest cause with one of these codes: drizzle wraps the driver's error. */
export function findDatabaseError(error: unknown, codes: ReadonlySet<string>): DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause) && codes.has(cause.code)) return cause;
  }
  return null;
}

const hasCode = (error: Error): error is DatabaseError => "code" in error && typeof error.code === "string";
