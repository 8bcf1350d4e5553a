import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { cutPage, readCursor, writeCursor } from "./page-cursor.ts";

/** What a list may be sorted by: a column or expression that is never null, and how its values are read back. */
export interface SortKey {
  readonly by: SQL;
  readonly type: "timestamptz" | "date" | "text" | "bigint";
}

/** A column that names the row and breaks ties. */
export interface IdKey {
  readonly by: SQL;
  readonly type: "uuid" | "text" | "bigint";
}

export type SortDirection = "asc" | "desc";

/** A sorted list: its keys by the name that the address has, and its id. */
export interface SortedList<Name extends string> {
  readonly keys: Readonly<Record<Name, SortKey>>;
  readonly id: IdKey;
}

export interface PageRequest<Name extends string> {
  readonly sort: Name;
  readonly dir: SortDirection;
  readonly cursor?: string | undefined;
  readonly size: number;
}

const PLAIN = z
  .string()
  .max(300)
  .refine((text) => !text.includes("\u0000"));
const VALUES = {
  timestamptz: z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  text: PLAIN,
  bigint: z.string().regex(/^-?\d{1,18}$/),
  // Jobs have ids of this form without a version.
  uuid: z.guid(),
} as const;

/** The `sort`, `dir` and `cursor` of a list's query. */
export const sortQuery = <Name extends string>(names: readonly [Name, ...Name[]], dir: SortDirection = "desc") => ({
  sort: z.enum(names).default(names[0]),
  dir: z.enum(["asc", "desc"]).default(dir),
  cursor: z.string().max(1_000).optional(),
});

/** A page in an answer. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ content: z.array(row), nextCursor: z.string().nullable() });

/**
 * The conditions of one page: `after` for its `where`, the order, and the limit, which is one row more than the page.
 * @throws ApiError 400 class 10001 for a cursor that is not ours
 */
export function sortedPage<Name extends string>(
  list: SortedList<Name>,
  { sort, dir, cursor, size }: PageRequest<Name>,
) {
  const key = list.keys[sort];
  const way = sql.raw(dir);
  const end = cursor === undefined ? null : readCursor(z.tuple([VALUES[key.type], VALUES[list.id.type]]), cursor);
  const place = end && [sql`${end[0]}::${sql.raw(key.type)}`, sql`${end[1]}::${sql.raw(list.id.type)}`];
  return {
    /** Select it as `sortValue`: `toSortedPage` reads it. */
    value:
      key.type === "timestamptz"
        ? sql<string>`to_char(${key.by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : sql<string>`(${key.by})::text`,
    after: place && sql`(${key.by}, ${list.id.by}) ${sql.raw(dir === "asc" ? ">" : "<")} (${place[0]}, ${place[1]})`,
    order: [sql`${key.by} ${way}`, sql`${list.id.by} ${way}`],
    limit: size + 1,
  };
}

/** One page out of rows that were asked for with one more than fit, without their `sortValue`. */
export function toSortedPage<Row extends { id: string | number; sortValue: string }>(rows: Row[], size: number) {
  const { content, last } = cutPage(rows, size);
  return {
    content: content.map(({ sortValue: _place, ...row }) => row),
    nextCursor: last ? writeCursor([last.sortValue, String(last.id)]) : null,
  };
}
