import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";
import { students, users } from "./users.ts";

/** Results of the learning-type test: scores alone, no answers and no name. Links and claim keys are kept as hashes. */
export const learningTypeResults = pgTable(
  "learning_type_results",
  {
    idHash: text().primaryKey(),
    /** What only the browser has in which the test was taken: who opens a shared link cannot take the result. */
    claimKeyHash: text().notNull(),
    pace: smallint().notNull(),
    understanding: smallint().notNull(),
    company: smallint().notNull(),
    /** Null until somebody with an account claims it. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    studentId: uuid().references(() => students.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.userId),
    index("learning_type_results_of_student").on(table.studentId, table.createdAt.desc()),
    check("learning_type_results_owner_whole", sql`(${table.userId} is null) = (${table.studentId} is null)`),
    check(
      "learning_type_results_scores",
      sql`greatest(abs(${table.pace}), abs(${table.understanding}), abs(${table.company})) <= 12`,
    ),
  ],
);

/** Answers of a test that an account has not finished, one for each statement; 0 where none was given yet. */
export const learningTypeAnswers = pgTable(
  "learning_type_answers",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    answers: smallint().array().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.updatedAt),
    check(
      "learning_type_answers_whole",
      sql`cardinality(${table.answers}) = 18 and 0 <= all(${table.answers}) and 5 >= all(${table.answers})`,
    ),
  ],
);
