import type { ClassSide, LessonDisputeDecision, LessonDisputeReason, PresenceSide, PresenceSource } from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { lessons } from "./lessons.ts";

/** From when to when each side was in a lesson's room: a beat lengthens the newest interval of its side and source. */
export const lessonPresence = pgTable(
  "lesson_presence",
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    side: text().$type<PresenceSide>().notNull(),
    source: text().$type<PresenceSource>().notNull(),
    fromAt: instant().notNull().default(sql`now()`),
    toAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index("lesson_presence_of_lesson").on(table.lessonId, table.side, table.source, table.toAt),
    check("lesson_presence_side_known", sql`${table.side} in ('STUDENT', 'TUTOR', 'GUARDIAN')`),
    check("lesson_presence_source_known", sql`${table.source} in ('ROOM', 'APP', 'PRESS')`),
    check("lesson_presence_in_order", sql`${table.toAt} >= ${table.fromAt}`),
  ],
);

/** Whether a lesson that is asked about took place, as each side says once. */
export const lessonAnswers = pgTable(
  "lesson_answers",
  {
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    side: text().$type<ClassSide>().notNull(),
    tookPlace: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.side] })],
);

/** What a family does not agree to of a lesson, and what staff decided about it. */
export const lessonDisputes = pgTable(
  "lesson_disputes",
  {
    lessonId: uuid()
      .primaryKey()
      .references(() => lessons.id, { onDelete: "cascade" }),
    reason: text().$type<LessonDisputeReason>().notNull(),
    detail: text().notNull().default(""),
    /** What each side says to it, for staff alone; null as long as nothing was said. */
    buyerDetail: text(),
    tutorDetail: text(),
    createdAt: createdAt(),
    decision: text().$type<LessonDisputeDecision>(),
    /** Told to both sides. */
    decisionReason: text(),
    decidedAt: instant(),
  },
  (table) => [
    index("lesson_disputes_open").on(table.createdAt, table.lessonId).where(sql`${table.decidedAt} is null`),
    index("lesson_disputes_decided").on(table.createdAt, table.lessonId).where(sql`${table.decidedAt} is not null`),
    check("lesson_disputes_decided_whole", sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);
