import { findDatabaseError } from "./find-database-error.ts";

const UNIQUE_VIOLATION: ReadonlySet<string> = new Set(["23505"]);

/** Whether PostgreSQL refused a row because another one has its key. */
export const isUniqueViolation = (error: unknown): boolean => findDatabaseError(error, UNIQUE_VIOLATION) !== null;
