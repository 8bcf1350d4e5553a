import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/** The parent or guardian whom a student named; the phone was confirmed with a code. */
export const guardians = pgTable("guardians", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
  phoneNumber: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * A code that went to a guardian's phone; as with the account's own phone, the code itself is stored nowhere. Without a user it
 * was asked for before the child had an account; the registration takes it over.
 */
export const guardianVerifications = pgTable(
  "guardian_verifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    phoneNumber: text().notNull(),
    expiresAt: instant().notNull(),
    /** Codes that were typed in for it; none counts after the fifth. */
    tries: integer().notNull().default(0),
    verifiedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.phoneNumber, table.createdAt)],
);
