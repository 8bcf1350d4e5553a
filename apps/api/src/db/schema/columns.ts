import { sql } from "drizzle-orm";
import { timestamp } from "drizzle-orm/pg-core";

/** An instant; the database's clock decides what "now" is, so that a wrong host clock cannot move a deadline. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => instant().notNull().default(sql`now()`);
export const updatedAt = () => instant().notNull().default(sql`now()`);
