/** An error of the driver, or of PostgreSQL through it: a SQLSTATE, or the name of a lost connection. */
interface DatabaseError extends Error {
  readonly code: string;
}

/** The nearest cause with one of these codes: drizzle wraps the driver's error. */
function findDatabaseError(error: unknown, codes: ReadonlySet<string>): DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (hasCode(cause) && codes.has(cause.code)) return cause;
  }
  return null;
}

const hasCode = (error: Error): error is DatabaseError => "code" in error && typeof error.code === "string";

/** What postgres.js and PostgreSQL say when there is no answer just now: restarting, full, out of reach, or ended to let others go on. */
const AWAY: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "EAI_AGAIN",
  "ENOTFOUND",
  "ETIMEDOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  // Serialization failure, deadlock, lock timeout, statement timeout.
  "40001",
  "40P01",
  "55P03",
  "57014",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // No session: refused, lost on the way, or (a pooler's word for full) against the protocol.
  "08001",
  "08004",
  "08006",
  "08P01",
  // A standby, in the moment before it is the primary.
  "25006",
]);

/** Whether an error only means that the database cannot be reached now, so that trying again makes sense. */
export const isDatabaseAway = (error: unknown): boolean => findDatabaseError(error, AWAY) !== null;

const UNIQUE_VIOLATION: ReadonlySet<string> = new Set(["23505"]);

/** Whether PostgreSQL refused a row because another one has its key. */
export const isUniqueViolation = (error: unknown): boolean => findDatabaseError(error, UNIQUE_VIOLATION) !== null;

/** SQLSTATE of rows that exclude each other, and of a check. */
const ROWS_REFUSED: ReadonlySet<string> = new Set(["23P01", "23514"]);

/** The exclusion constraint or check by which PostgreSQL refused a row; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const refusal = findDatabaseError(error, ROWS_REFUSED);
  return refusal && "constraint_name" in refusal && typeof refusal.constraint_name === "string"
    ? refusal.constraint_name
    : null;
}
