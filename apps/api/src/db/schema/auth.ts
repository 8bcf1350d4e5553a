import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";

// The first four tables are better-auth's; our own facts about a person stand in `users`.

export const authUsers = pgTable("auth_users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId)],
);

export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    /** The address that the vendor named at the last log-in or linking, to be recognised by its owner; it opens nothing. */
    email: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId),
    // A vendor's account opens one account of ours only, also when it is linked twice in the same moment.
    uniqueIndex("auth_accounts_way").on(table.providerId, table.accountId),
  ],
);

export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier)],
);

/** A link that sets a password. Its token is derived from the id and a secret, so it is stored nowhere. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** The authenticator app of one of our staff. Its secret is sealed; it counts once a first code has proved it. */
export const staffFactors = pgTable("staff_factors", {
  userId: text()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The 30 seconds, counted since 1970, of the newest code that was used: no code counts twice. */
  lastStep: bigint({ mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for the day on which the phone with the app is lost; each counts once. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    userId: text()
      .notNull()
      .references(() => staffFactors.userId, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Staff reads somebody's pages as that person sees them, until a fixed time; it ends with the session of who began it. */
export const personViews = pgTable(
  "person_views",
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: text()
      .notNull()
      .references(() => authSessions.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.sessionId), index().on(table.userId), index().on(table.expiresAt)],
);

/** Sessions whose owner has shown the second factor. */
export const staffFactorPasses = pgTable("staff_factor_passes", {
  sessionId: text()
    .primaryKey()
    .references(() => authSessions.id, { onDelete: "cascade" }),
  passedAt: createdAt(),
});
