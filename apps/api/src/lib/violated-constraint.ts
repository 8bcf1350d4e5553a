import { findDatabaseError } from "./find-database-error.ts";

/** SQLSTATE of rows that exclude each other, and of a check. */
const REFUSALS: ReadonlySet<string> = new Set(["23P01", "23514"]);

/** The exclusion constraint or check by which PostgreSQL refused a row; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const refusal = findDatabaseError(error, REFUSALS);
  return refusal && "constraint_name" in refusal && typeof refusal.constraint_name === "string"
    ? refusal.constraint_name
    : null;
}
