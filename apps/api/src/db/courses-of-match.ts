import type { KstDate, Product } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import { matches, orderItems } from "./schema/index.ts";

/** A course that was bought, with the lessons that the order's benefit adds to it, and those that stay after a refund. */
export type BoughtCourse = Pick<
  typeof orderItems.$inferSelect,
  "id" | "product" | "bonusType" | "bonusCount" | "keptCount"
> & {
  /** The day in Korea on which it took over the rest of the courses before it; null, or left out, for one that did not. */
  tookOverOn?: KstDate | null;
};

/** In SQL, whether an order goes on with classes that there are: a renewal, or an up-selling. It has nothing to search for. */
export const goesOnSql = (alias: string): string =>
  `(${alias}.schedule_period_id is not null or ${alias}.order_funnel_type is not distinct from 'UP_SELLING')`;

export const goesOn: SQL<boolean> = sql.raw(goesOnSql("orders")) as SQL<boolean>;

/** In SQL, `isTrialCourse` of a course that was bought. */
export const isTrialSql = (alias: string): string =>
  `((${alias}.product ->> 'totalMonths')::int = 0 and (${alias}.product ->> 'totalCounts')::int = 1)`;

/** In SQL, whether a course `i` of an order `o` is paid, or may be: it was not given back before its first lesson. */
export const IS_BOUGHT = `(o.status in ('PENDING', 'UNKNOWN', 'PAID', 'PART_REFUNDED') and coalesce(i.kept_count, 1) > 0)`;

/** The courses of a match, in the order they were paid: the one that began it, its renewals, and those that took over its rest. */
export const coursesOfMatch = sql<BoughtCourse[]>`(
  select json_agg(json_build_object('id', i.id, 'product', i.product, 'bonusType', i.bonus_type, 'bonusCount', i.bonus_count,
    'keptCount', i.kept_count, 'tookOverOn', case when i.id <> ${matches.orderItemId} and o.schedule_period_id is null
    then to_char(o.paid_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') end) order by (i.id = ${matches.orderItemId}) desc, o.paid_at, i.id)
  from order_items i join orders o on o.id = i.order_id
  where i.id = ${matches.orderItemId}
    or (i.match_id = ${matches.id} and ${sql.raw(goesOnSql("o"))} and o.paid_at is not null))`;

/** The product of a match's class at an instant: of the last course that had taken over by then, or of the one that began it. */
export const productOfMatch = (at: SQL): SQL<Product> =>
  sql`coalesce((
    select i.product from order_items i join orders o on o.id = i.order_id
    where i.match_id = ${matches.id} and o.order_funnel_type = 'UP_SELLING' and o.paid_at <= ${at}
    order by o.paid_at desc limit 1), ${orderItems.product})`.mapWith(orderItems.product) as SQL<Product>;

/** The same for the present. */
export const currentProduct = productOfMatch(sql`now()`);
