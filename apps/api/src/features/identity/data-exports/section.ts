import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../db/client.ts";

/** What selects the rows of a person. */
export type OfPerson = (userId: string) => SQL;

/** One part of the file: what it is called, and a person's rows. */
export interface Section {
  title: string;
  read: (db: Queryable, userId: string) => Promise<Record<string, unknown>[]>;
}

/** The named columns of a table: a new column, which may be a secret, is given only when it is listed. */
export function section<T extends PgTable>(
  title: string,
  table: T,
  where: OfPerson,
  names: readonly (keyof T["_"]["columns"] & string)[],
): Section {
  const columns: Readonly<Record<string, unknown>> = getTableColumns(table);
  const fields = Object.fromEntries(names.map((name) => [name, columns[name]])) as ReturnType<
    typeof getTableColumns<T>
  >;
  // What drizzle infers of a table that is not known here is too wide to be read.
  const from: PgTable = table;
  return { title, read: async (db, userId) => db.select(fields).from(from).where(where(userId)) };
}

export const own =
  (column: PgColumn): OfPerson =>
  (userId) =>
    eq(column, userId);

/** Rows that belong to rows of a person: `ids` selects those. */
export const of =
  (column: PgColumn, ids: OfPerson): OfPerson =>
  (userId) =>
    sql`${column} in (${ids(userId)})`;

export const both =
  (one: OfPerson, condition: SQL): OfPerson =>
  (userId) =>
    sql`${one(userId)} and ${condition}`;

export const ORDERS: OfPerson = (userId) => sql`select id from orders where user_id = ${userId}`;
export const CONSULTATIONS: OfPerson = (userId) => sql`select id from consultations where user_id = ${userId}`;
export const LEVEL_TESTS: OfPerson = (userId) => sql`select id from level_test_sessions where user_id = ${userId}`;
export const MATCHES: OfPerson = (userId) => sql`select id from matches where user_id = ${userId}`;
export const TUTORS: OfPerson = (userId) => sql`select id from tutors where user_id = ${userId}`;
export const BOUGHT_LESSONS: OfPerson = (userId) => sql`select id from lessons where match_id in (${MATCHES(userId)})`;
export const LESSONS: OfPerson = (userId) =>
  sql`select id from lessons where match_id in (${MATCHES(userId)}) or tutor_id in (${TUTORS(userId)})`;
/** Conversations of either side, and what was reported in them by it. */
export const THREADS: OfPerson = (userId) =>
  sql`select id from message_threads where match_id in (${MATCHES(userId)}) or tutor_id in (${TUTORS(userId)})`;
export const OWN_REPORTS: OfPerson = (userId) => sql`
  select r.id from message_reports r join message_threads t on t.id = r.thread_id
  where case r.side when 'BUYER' then t.match_id in (${MATCHES(userId)}) else t.tutor_id in (${TUTORS(userId)}) end`;
export const TAUGHT_LESSONS: OfPerson = (userId) => sql`select id from lessons where tutor_id in (${TUTORS(userId)})`;
