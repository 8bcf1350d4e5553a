/** What postgres.js and PostgreSQL say when there is nobody to answer just now: restarting, full, or out of reach. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** Whether an error only means that the database cannot be reached now, so that trying again makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && AWAY.has(cause.code)) return true;
  }
  return false;
}
