import type { AnswerResult, ConfidenceLevel, LevelTestForm, LevelTestLevel, LevelTestSubject } from "@pkg/domain";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { students, users } from "./users.ts";

/** One option of an item as it was written; the right one has no reason. */
export interface LevelTestOption {
  readonly text: string;
  /** Why somebody picks it. */
  readonly reason: string | null;
}

/** Forms of the level tests, as the import found them last. */
export const levelTestForms = pgTable(
  "level_test_forms",
  {
    id: text().primaryKey(),
    subject: text().$type<LevelTestSubject>().notNull(),
    level: text().$type<LevelTestLevel>().notNull(),
    form: text().$type<LevelTestForm>().notNull(),
    /** Items as new tests use them, in their order. */
    items: jsonb().$type<readonly { readonly id: string; readonly version: number }[]>().notNull(),
  },
  (table) => [index().on(table.subject, table.level)],
);

/** Every version of every item: a corrected item is a new version, so that old answers keep what they answered. */
export const levelTestItems = pgTable(
  "level_test_items",
  {
    id: text().notNull(),
    version: smallint().notNull(),
    formId: text().notNull(),
    unit: text().notNull(),
    points: smallint().notNull(),
    stem: text().notNull(),
    passage: text(),
    /** SVG markup without scripts. */
    figure: text(),
    options: jsonb().$type<readonly LevelTestOption[]>().notNull(),
    /** Position of the right option. */
    answer: smallint().notNull(),
    explanation: text().notNull(),
    /** Since when staff keeps it out of new tests. */
    retiredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    index().on(table.formId),
    check("level_test_items_answer_is_an_option", sql`${table.answer} between 0 and 4`),
  ],
);

/** One test that a student takes or took. Its score is written once, when it ends. */
export const levelTestSessions = pgTable(
  "level_test_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: "cascade" }),
    subject: text().$type<LevelTestSubject>().notNull(),
    level: text().$type<LevelTestLevel>().notNull(),
    formId: text()
      .notNull()
      .references(() => levelTestForms.id),
    /** What the student expected before the first item. */
    confidence: text().$type<ConfidenceLevel>().notNull(),
    startedAt: createdAt(),
    endsAt: instant().notNull(),
    finishedAt: instant(),
    points: smallint(),
    maxPoints: smallint(),
    result: text().$type<ConfidenceLevel>(),
  },
  (table) => [
    // A student takes one test at a time.
    uniqueIndex("level_test_sessions_one_open").on(table.studentId).where(sql`${table.finishedAt} is null`),
    index("level_test_sessions_of_student").on(table.studentId, table.startedAt.desc()),
    index().on(table.userId),
    index().on(table.formId),
    check(
      "level_test_sessions_scored_once_finished",
      sql`num_nonnulls(${table.finishedAt}, ${table.points}, ${table.maxPoints}, ${table.result}) in (0, 4)`,
    ),
  ],
);

/** The items of a session in their order, with what was answered last. */
export const levelTestAnswers = pgTable(
  "level_test_answers",
  {
    sessionId: uuid()
      .notNull()
      .references(() => levelTestSessions.id, { onDelete: "cascade" }),
    /** From 1. */
    number: smallint().notNull(),
    itemId: text().notNull(),
    itemVersion: smallint().notNull(),
    /** The item's options in the order in which this session shows them. */
    optionOrder: smallint().array().notNull(),
    /** Position of the chosen option in the item, not on the screen. */
    choice: smallint(),
    isUnknown: boolean().notNull().default(false),
    isFlagged: boolean().notNull().default(false),
    /** The page's clock at the last change that was taken over, in milliseconds: the later one wins. */
    sequence: bigint({ mode: "number" }).notNull().default(0),
    /** Written when the session ends. */
    result: text().$type<AnswerResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    foreignKey({
      name: "level_test_answers_item",
      columns: [table.itemId, table.itemVersion],
      foreignColumns: [levelTestItems.id, levelTestItems.version],
    }),
    index().on(table.itemId, table.itemVersion),
    check("level_test_answers_say_one_thing", sql`not ${table.isUnknown} or ${table.choice} is null`),
    check("level_test_answers_choice_is_an_option", sql`${table.choice} between 0 and 4`),
  ],
);

/** The one link that shows the level and the units of a finished test, and nothing else, to whoever has it. */
export const levelTestShares = pgTable("level_test_shares", {
  sessionId: uuid()
    .primaryKey()
    .references(() => levelTestSessions.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique(),
  /** For the owner, who looks the link up again. */
  sealedToken: text().notNull(),
  createdAt: createdAt(),
});
