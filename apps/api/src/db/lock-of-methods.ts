import { type SQL, sql } from "drizzle-orm";

/** What locks an account's payment methods in a statement, until its transaction ends. */
export const lockOfMethods = (userId: string): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${`payment-methods:${userId}`}, 0))`;
