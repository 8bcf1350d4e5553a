import { sql } from "drizzle-orm";
import { matches, type orderItems } from "./schema/index.ts";

/** A course that was bought, with the lessons that the order's benefit adds to it, and those that stay after a refund. */
export type BoughtCourse = Pick<
  typeof orderItems.$inferSelect,
  "id" | "product" | "bonusType" | "bonusCount" | "keptCount"
>;

/** The courses of a match, in the order they were paid: the one that began it, and its renewals. */
export const coursesOfMatch = sql<BoughtCourse[]>`(
  select json_agg(json_build_object('id', i.id, 'product', i.product, 'bonusType', i.bonus_type, 'bonusCount', i.bonus_count,
    'keptCount', i.kept_count) order by (i.id = ${matches.orderItemId}) desc, o.paid_at, i.id)
  from order_items i join orders o on o.id = i.order_id
  where i.id = ${matches.orderItemId}
    or (i.match_id = ${matches.id} and o.schedule_period_id is not null and o.paid_at is not null))`;
