import { findDatabaseError } from "./find-database-error.ts";

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
]);

/** Whether an error only means that the database cannot be reached now, so that trying again makes sense. */
export const isDatabaseAway = (error: unknown): boolean => findDatabaseError(error, AWAY) !== null;
