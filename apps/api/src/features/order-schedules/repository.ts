import { type KstDate, toKstDate } from "@pkg/domain";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { orderItems, orderSchedules, orders, paymentMethods, products, subjects } from "../../db/schema/index.ts";

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

const own = (userId: string, studentId: string | null) =>
  and(
    eq(orderSchedules.userId, userId),
    ne(orders.status, "REFUNDED"),
    studentId === null ? undefined : eq(orderSchedules.studentId, studentId),
  );

/** What a renewal's lessons are described by. */
const RENEWED = {
  name: products.name,
  minutes: products.minutes,
  totalMonths: products.totalMonths,
  totalWeeks: products.totalWeeks,
  totalCounts: products.totalCounts,
};

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

/** Schedules that are charged with a stored method, or would be if their buyer went on; the next charge first. */
export async function findMethodUses(db: Queryable, userId: string) {
  return db
    .select({
      id: orderSchedules.id,
      paymentMethodId: orderSchedules.paymentMethodId,
      product: RENEWED,
      studentName: orders.studentName,
      subjectLabel: subjects.label,
      nextDate: orderSchedules.nextDate,
      isPaused: sql<boolean>`${orderSchedules.status} = 'PAUSED'`,
    })
    .from(orderSchedules)
    .innerJoin(products, eq(products.id, orderSchedules.productId))
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .where(and(own(userId, null), inArray(orderSchedules.status, ["ACTIVE", "PAUSED"])))
    .orderBy(orderSchedules.status, orderSchedules.nextDate);
}

/** Charges these schedules with another method from now on; null leaves them without one. */
export async function replaceScheduleMethod(
  tx: Queryable,
  userId: string,
  from: string[],
  to: string | null,
): Promise<void> {
  if (from.length === 0) return;
  await tx
    .update(orderSchedules)
    .set({ paymentMethodId: to, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(orderSchedules.userId, userId), inArray(orderSchedules.paymentMethodId, from)));
}

/** A class without lessons waits at most this long for the next charge, a left-out month among it. */
const REACH_DAYS = 62;

/** The day of the charge that a course goes on with: never in the past; null when none comes within reach. */
export async function findComingCharge(db: Queryable, orderItemId: string, now: Date): Promise<KstDate | null> {
  const today = toKstDate(now);
  const [row] = await db.execute<{ day: string }>(sql`
    select greatest(s.next_date, ${today}::date)::text as day from order_schedules s
    where s.order_item_id = ${orderItemId} and s.next_date <= ${today}::date + ${REACH_DAYS}::int
      and (s.status = 'ACTIVE' or exists (select from order_schedule_periods o
        where o.schedule_id = s.id and o.status = 'CHARGING'))`);
  return row?.day ?? null;
}
