import type { GradeBand, StaffRole, UserType } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { schools } from "./schools.ts";

/** A person who can log in. A parent is a STUDENT-type user with `isParent`, as in the specification. */
export const users = pgTable(
  "users",
  {
    id: text()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    email: text().notNull(),
    name: text(),
    birthYear: smallint(),
    grade: smallint(),
    schoolId: integer().references(() => schools.id),
    /** A school that stands in no list, as it was typed. */
    schoolName: text(),
    phoneNumber: text(),
    phoneNumberVerified: boolean().notNull().default(false),
    userType: text().$type<UserType>().notNull().default("STUDENT"),
    isParent: boolean().notNull().default(false),
    /** What they may do as our staff; empty for everybody else. */
    staffRoles: text().array().$type<StaffRole[]>().notNull().default([]),
    registered: boolean().notNull().default(false),
    /** Since when staff has put the account to rest: nobody logs in to it (20002) until it is null again. */
    inactiveAt: instant(),
    locale: text().notNull().default("ko-KR"),
    postcode: text(),
    address: text(),
    addressDetail: text(),
    /** Since when its owner has left; who they were is forgotten (docs/decisions/0034). */
    closedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A verified number belongs to one person only (42003).
    uniqueIndex("users_verified_phone").on(table.phoneNumber).where(sql`${table.phoneNumberVerified}`),
    // What staff searches by: the beginning of a name or an address, a phone number or its last four digits.
    index("users_by_name").on(table.name.op("text_pattern_ops"), table.id),
    index("users_by_email").on(table.email.op("text_pattern_ops")),
    index("users_by_phone").on(table.phoneNumber).where(sql`${table.phoneNumber} is not null`),
    index("users_by_phone_end")
      .on(sql`right(${table.phoneNumber}, 4)`, table.id)
      .where(sql`${table.phoneNumber} is not null`),
    index("users_staff").on(table.id).where(sql`${table.staffRoles} <> '{}'`),
    check("users_staff_roles_known", sql`${table.staffRoles} <@ array['OPERATOR', 'FINANCE', 'ADMIN']`),
  ],
);

/** Who takes the lessons: the user, or a parent's child. Every order belongs to one student. */
export const students = pgTable(
  "students",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    phoneNumber: text(),
    birthYear: smallint(),
    grade: smallint(),
    schoolId: integer().references(() => schools.id),
    schoolName: text(),
    /** The band of school marks, as the family sees it; null when nobody said. */
    gradeBand: text().$type<GradeBand>(),
    isSelf: boolean().notNull().default(false),
    /** Taken off the account's list, with orders that stay: chosen for nothing new, found wherever its past is. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex("students_one_self").on(table.userId).where(sql`${table.isSelf}`),
    index("students_by_name").on(table.name.op("text_pattern_ops")),
    index("students_by_phone_end")
      .on(sql`right(${table.phoneNumber}, 4)`, table.userId)
      .where(sql`${table.phoneNumber} is not null`),
  ],
);

/** What staff wrote about a person, for colleagues. */
export const staffNotes = pgTable(
  "staff_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account of whom wrote it. Notes outlive it. */
    authorId: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("staff_notes_of_user").on(table.userId, table.createdAt.desc())],
);

/** One row for every consent given, with the version of the text that was shown. */
export const consents = pgTable(
  "consents",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    version: text().notNull(),
    agreed: boolean().notNull(),
    merchantUid: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Which service messages somebody wants. Marketing stands in `consents`: the law asks when each was given. */
export const notificationSettings = pgTable("notification_settings", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  lessonAlerts: boolean().notNull().default(true),
  routineAlerts: boolean().notNull().default(false),
  weeklyDigest: boolean().notNull().default(true),
  reminderAlerts: boolean().notNull().default(true),
  messageAlerts: boolean().notNull().default(true),
  matchingAlerts: boolean().notNull().default(true),
  updatedAt: updatedAt(),
});

/** A phone code that was sent. The code itself is derived from the id and a secret, so it is stored nowhere. */
export const phoneVerifications = pgTable(
  "phone_verifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a visitor, who proves a phone without an account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    phoneNumber: text().notNull(),
    expiresAt: instant().notNull(),
    /** Codes that were typed in for it; none counts after the fifth. */
    tries: integer().notNull().default(0),
    verifiedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);
