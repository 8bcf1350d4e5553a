import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";
import type { ReasonKind } from "./schemas.ts";
import { COUNTED, LISTED } from "./source-repository.ts";

interface Range {
  readonly start: Date;
  readonly end: Date;
}

const within = ({ start, end }: Range) =>
  sql`r.at >= ${start.toISOString()}::timestamptz and r.at < ${end.toISOString()}::timestamptz`;

/** How often each reason was given in a time, the most frequent first. */
export async function countReasons(db: Queryable, kind: ReasonKind, range: Range) {
  return db.execute<{ reason: string; count: number }>(sql`
    select r.reason, count(*)::int as count from (${COUNTED[kind]}) r
    where ${within(range)} group by r.reason order by count(*) desc, r.reason`);
}

const SORTED: SortedList<"at"> = {
  keys: { at: { by: sql`r.at`, type: "timestamptz" } },
  id: { by: sql`r.id`, type: "text" },
};

interface Filter extends PageRequest<"at">, Range {
  readonly kind: ReasonKind;
  readonly reason?: string | undefined;
}

type Row = {
  readonly id: string;
  readonly reason: string;
  readonly name: string | null;
  readonly about: string;
  readonly note: string;
  readonly at: string;
  readonly targetId: string;
  readonly sortValue: string;
};

/** What was given as a reason in a time; one more than a page. */
export async function findReasons(db: Queryable, { kind, reason, start, end, ...request }: Filter): Promise<Row[]> {
  const page = sortedPage(SORTED, request);
  const conditions: SQL[] = [within({ start, end })];
  if (reason) conditions.push(sql`r.reason = ${reason}`);
  if (page.after) conditions.push(page.after);
  const rows = await db.execute<Row>(sql`
    select r.id, r.reason, r.name, r.about, r.note, r.at, r.target_id as "targetId", ${page.value} as "sortValue"
    from (${LISTED[kind]}) r
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`);
  return [...rows];
}
