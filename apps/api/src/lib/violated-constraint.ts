/** SQLSTATE of rows that exclude each other, and of a check. */
const REFUSALS = new Set(["23P01", "23514"]);

/** The exclusion constraint or check by which PostgreSQL refused a row; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!("code" in cause) || typeof cause.code !== "string" || !REFUSALS.has(cause.code)) continue;
    return "constraint_name" in cause && typeof cause.constraint_name === "string" ? cause.constraint_name : null;
  }
  return null;
}
