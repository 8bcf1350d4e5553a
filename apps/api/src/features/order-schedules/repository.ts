import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { paymentMethods } from "../../db/schema/index.ts";

/** One row for each periodic course of an order whose method is stored; settling again adds none. */
export async function insertSchedules(tx: Queryable, orderId: string): Promise<void> {
  await tx.execute(sql`
    insert into order_schedules (user_id, student_id, order_item_id, product_id, amount, payment_method_id, next_date,
      day_of_month)
    select o.user_id, o.student_id, i.id, p.id, p.final_cost,
      (select m.id from payment_methods m
        where m.user_id = o.user_id and m.active and m.removed_at is null
          and (m.order_id = o.id or (m.card_name = o.card_name and m.card_number = o.card_number))
        order by coalesce(m.order_id = o.id, false) desc, m.created_at desc limit 1),
      (coalesce(o.paid_at, now()) at time zone 'Asia/Seoul')::date + make_interval(months => greatest(p.total_months, 1)),
      extract(day from coalesce(o.paid_at, now()) at time zone 'Asia/Seoul')
    from orders o
    join order_items i on i.order_id = o.id
    join products p on p.id = (i.product ->> 'scheduleOrderProductId')::int
    where o.id = ${orderId} and o.payment_method in ('CARD', 'KAKAOPAY') and (i.product ->> 'periodic')::boolean
    on conflict (order_item_id) do nothing`);
}

export async function ownsUsableMethod(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.id, id),
        paymentMethods.active,
        isNull(paymentMethods.removedAt),
        isNull(paymentMethods.disconnectedAt),
      ),
    )
    .for("share");
  return rows.length > 0;
}
