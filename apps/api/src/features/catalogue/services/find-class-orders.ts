import type { OrderStatus } from "@pkg/domain";
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOnSql } from "../../../db/courses-of-match.ts";

/** An order that paid for lessons of a course. */
export interface ClassOrder {
  readonly itemId: string;
  readonly merchantUid: string;
  readonly paidAt: string;
  readonly status: OrderStatus;
  readonly isRenewal: boolean;
}

/** The orders of courses, by the item that began each: that one's, and those that went on with its class, the oldest first. */
export async function findClassOrders(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, readonly ClassOrder[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db.execute<ClassOrder & Record<string, unknown>>(sql`
    select c.id as "itemId", o.merchant_uid as "merchantUid", coalesce(o.paid_at, o.created_at) as "paidAt", o.status,
      o.schedule_period_id is not null as "isRenewal"
    from order_items c left join matches m on m.order_item_id = c.id
    join order_items i on i.id = c.id or i.match_id = m.id
    join orders o on o.id = i.order_id
    where ${inArray(sql`c.id`, [...itemIds])}
      and (i.id = c.id or (${sql.raw(goesOnSql("o"))} and o.paid_at is not null))
    order by coalesce(o.paid_at, o.created_at), o.id`);
  return Map.groupBy(rows, ({ itemId }) => itemId);
}
