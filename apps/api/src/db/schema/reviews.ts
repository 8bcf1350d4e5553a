import type { ReviewChip } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { matches } from "./matches.ts";
import { tutors } from "./tutors.ts";
import { users } from "./users.ts";

/** What families say of their tutors: one review for a class, with the tutor's one answer. */
export const reviews = pgTable(
  "reviews",
  {
    // Those that people write are numbered from here; below are imported ones.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    /** Null for a review that was imported. */
    matchId: uuid()
      .unique()
      .references(() => matches.id),
    userId: text().references(() => users.id),
    tutorId: integer().references(() => tutors.id),
    subjectKey: text().notNull(),
    grade: smallint().notNull(),
    /** How long the lessons had gone on when it was written. */
    months: smallint().notNull(),
    /** Tenths of a star, 10 to 50. */
    rating: smallint().notNull(),
    chips: text().array().$type<ReviewChip[]>().notNull().default([]),
    text: text().notNull(),
    /** Of an imported review, whether its lessons were checked; of others the lessons themselves say so. */
    isVerified: boolean().notNull().default(false),
    replyText: text(),
    repliedAt: instant(),
    /** Staff hid it: only its writer and its tutor's side know of it. */
    hiddenAt: instant(),
    hiddenReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Read from behind, the newest come first: an index of falling times would put times that are missing last, which no list does.
    index("reviews_shown").on(table.createdAt, table.id).where(sql`${table.hiddenAt} is null`),
    index("reviews_hidden").on(table.createdAt, table.id).where(sql`${table.hiddenAt} is not null`),
    index("reviews_shown_by_rating").on(table.rating, table.createdAt, table.id).where(sql`${table.hiddenAt} is null`),
    index("reviews_lowest")
      .on(table.rating, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} is null`),
    index("reviews_of_tutor").on(table.tutorId, table.createdAt.desc()),
    check("reviews_rating_known", sql`${table.rating} between 10 and 50`),
    check("reviews_reply_whole", sql`(${table.replyText} is null) = (${table.repliedAt} is null)`),
    check("reviews_hidden_whole", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    // A mark that somebody set by hand cannot stand beside lessons of ours.
    check("reviews_mark_computed", sql`${table.matchId} is null or not ${table.isVerified}`),
  ],
);
