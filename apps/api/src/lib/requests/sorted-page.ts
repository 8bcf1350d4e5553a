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
  /** A condition whose rows stand before all others in a descending list. */
  readonly first?: SQL;
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
  boolean: z.enum(["true", "false"]),
  // Jobs have ids of this form without a version.
  uuid: z.guid(),
} as const;

/** Where a page begins: after what the `nextCursor` of the page before it says. */
export const cursorText = z.string().max(1_000).optional();

/** The `sort`, `dir` and `cursor` of a list's query. */
export const sortQuery = <Name extends string>(names: readonly [Name, ...Name[]], dir: SortDirection = "desc") => ({
  sort: z.enum(names).default(names[0]),
  dir: z.enum(["asc", "desc"]).default(dir),
  cursor: cursorText,
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
  const first = list.first ? [{ by: list.first, type: "boolean" as const }] : [];
  const places = [...first, key, list.id];
  const end = cursor === undefined ? null : readCursor(placeOf(places.map(({ type }) => VALUES[type])), cursor);
  const values = end?.map((value, at) => sql`${value}::${sql.raw(places[at]?.type ?? "")}`);
  const all = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const columns = all(places.map(({ by }) => by));
  return {
    /** Select it as `sortValue`: `toSortedPage` reads it. */
    value: sql<string>`json_build_array(${sql.join([...first, key].map(textOf), sql`, `)})::text`,
    after: values ? sql`${columns} ${sql.raw(dir === "asc" ? ">" : "<")} ${all(values)}` : null,
    order: places.map(({ by }) => sql`${by} ${sql.raw(dir)}`),
    limit: size + 1,
  };
}

const textOf = ({ by, type }: { by: SQL; type: keyof typeof VALUES }): SQL =>
  type === "timestamptz" ? sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`(${by})::text`;

/** A cursor of these columns: one text for each. */
const placeOf = (columns: readonly z.ZodType<string>[]) =>
  z
    .array(z.string())
    .length(columns.length)
    .refine((texts) => columns.every((column, at) => column.safeParse(texts[at]).success));

/** One page out of rows that were asked for with one more than fit, without their `sortValue`. */
export function toSortedPage<Row extends { id: string | number; sortValue: string }>(rows: Row[], size: number) {
  const { content, last } = cutPage(rows, size);
  return {
    content: content.map(({ sortValue: _place, ...row }) => row),
    nextCursor: last ? writeCursor([...JSON.parse(last.sortValue), String(last.id)]) : null,
  };
}
