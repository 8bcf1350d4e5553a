import type { KstDate } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { listed } from "../../../../db/listed.ts";
import type { Meant } from "../../../../db/meant-people.ts";
import { type PageRequest, type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";
import type { ScheduleSort, ScheduleState } from "./schemas.ts";

const SORTED: SortedList<ScheduleSort> = {
  keys: { nextDate: { by: sql`s.next_date`, type: "date" } },
  id: { by: sql`s.id`, type: "uuid" },
};

export interface ScheduleFilter extends PageRequest<ScheduleSort> {
  readonly status?: ScheduleState | undefined;
  /** The first and the last day of the next charge; null for any. */
  readonly days: { readonly from: KstDate; readonly to: KstDate } | null;
  readonly isUnplanned: boolean;
  /** Whose schedules are meant; null for everybody's. */
  readonly meant: Meant | null;
}

const RESTING = sql`s.status <> 'ACTIVE' and s.order_item_id in (
  select r.order_item_id from matches r where r.rests_until is not null)`;

/** The schedules of a page in their order, one more than it has. Each branch of a search reads an index of its own. */
export async function findScheduleIds(db: Queryable, filter: ScheduleFilter) {
  const { status, days, isUnplanned, meant } = filter;
  const page = sortedPage(SORTED, filter);
  const conditions = [
    ...(status ? [status === "RESTING" ? RESTING : sql`s.status = ${status}`] : []),
    ...(days ? [sql`s.next_date between ${days.from}::date and ${days.to}::date`] : []),
    ...(page.after ? [page.after] : []),
  ];
  const from = meant ? sql`(${sql.join(branchesOf(meant), sql` union `)}) s` : sql`order_schedules s`;
  const unplanned = sql`join matches m on m.order_item_id = s.order_item_id
    and m.status = 'MATCHED' and m.ended_at is null and m.planned_at is null`;
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return db.execute<{ id: string; sortValue: string }>(sql`
    select s.id, ${page.value} as "sortValue" from ${from} ${isUnplanned ? unplanned : sql``}
    where ${where} order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`);
}

/** Whose schedules are meant: a person's that are not stopped, or those of an order's courses and of the period that it paid. */
export type ScheduleOwner =
  | { readonly userId: string }
  | { readonly itemIds: readonly string[]; readonly periodId: string | null };

/** What a person or an order has at most; nobody comes near it. */
const MOST_OWN = 50;

/** The schedules of one owner, the next charge first. */
export async function findScheduleIdsOf(db: Queryable, owner: ScheduleOwner) {
  const whose =
    "userId" in owner
      ? sql`s.user_id = ${owner.userId} and s.status <> 'STOPPED'`
      : sql`s.order_item_id = any(${sql.param([...owner.itemIds])}::uuid[])
        or s.id = (select p.schedule_id from order_schedule_periods p where p.id = ${owner.periodId}::uuid)`;
  return db.execute<{ id: string }>(sql`
    select s.id from order_schedules s where ${whose} order by s.next_date, s.id limit ${MOST_OWN}`);
}

const FACTS = sql`o.id, o.status, o.next_date, o.order_item_id`;

function branchesOf(meant: Meant): SQL[] {
  if ("merchantUid" in meant) {
    return [
      sql`select ${FACTS} from orders b join order_items i on i.order_id = b.id
        join order_schedules o on o.order_item_id = i.id where b.merchant_uid = ${meant.merchantUid}`,
    ];
  }
  const { userIds, studentIds } = meant;
  return [
    sql`select ${FACTS} from ${listed("p", "text", userIds)} join order_schedules o on o.user_id = p.id`,
    sql`select ${FACTS} from ${listed("p", "uuid", studentIds)} join students s on s.id = p.id
      join order_schedules o on o.user_id = s.user_id and o.student_id = s.id`,
  ];
}
