import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../src/db/client.ts";
import type { Buyer } from "./buyers.ts";
import { ORIGIN } from "./settings.ts";

/** A bought course whose class has begun. */
export interface RenewedCourse {
  scheduleId: string;
  matchId: string;
  userId: string;
  /** YYYY-MM-DD. */
  nextDate: string;
  /** Lessons of one period. */
  lessons: number;
}

/** The day of the charges: far from the clock's, so that only the harness comes to it. */
const DUE_ON = "2028-03-15";

/** Gives bought courses a tutor each and one arranged lesson, which is where a renewal goes on. */
export async function pairUp(sql: Sql, merchantUids: readonly string[]): Promise<RenewedCourse[]> {
  const courses: RenewedCourse[] = [];
  for (const [index, merchantUid] of merchantUids.entries()) {
    const [course] = await sql<RenewedCourse[]>`
      with tutor as (select id from tutors order by id offset ${index} limit 1), made as (
        insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
          minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
        select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', i.subject_key, i.subject_detail_key, 'BASIC',
          (i.product ->> 'minutes')::int, 1, '{}'::jsonb, tutor.id, '[{"day":1,"halfHour":38}]'::jsonb, now()
        from tutor, orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${merchantUid}
        returning id, order_item_id, user_id, tutor_id, student_id
      ), taught as (
        insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at)
        select id, tutor_id, student_id, date_trunc('hour', now()) + interval '30 days',
          date_trunc('hour', now()) + interval '30 days 40 minutes' from made
      )
      update order_schedules s set next_date = ${DUE_ON}, day_of_month = 15 from made, order_items i
      where s.order_item_id = made.order_item_id and i.id = made.order_item_id
      returning s.id as "scheduleId", made.id as "matchId", made.user_id as "userId", s.next_date::text as "nextDate",
        ((i.product ->> 'totalCounts')::int + (i.product ->> 'freeLessonCounts')::int) as lessons`;
    if (!course) throw new Error("A course was not paired with a tutor.");
    courses.push(course);
  }
  return courses;
}

/** Charges and cancels of one payment, as the provider counted them. */
export interface ProviderCounts {
  paymentId: string;
  charges: number;
  cancels: number;
  cancelledAmount: number;
}

/** Its buyer leaves the charge of a course out, while the processes charge it: one of them comes too late. */
export async function skipOnce(
  origin: string,
  buyers: readonly Buyer[],
  course: RenewedCourse | undefined,
): Promise<void> {
  const buyer = buyers.find(({ userId }) => userId === course?.userId);
  if (!course || !buyer) return;
  await pause(Math.random() * 60);
  const answer = await fetch(`${origin}/api/users/me/order-schedules/${course.scheduleId}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN },
    body: JSON.stringify({ skipsNext: true }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 409) throw new Error(`leaving a charge out: ${answer.status}`);
}

/** What must hold of renewed courses whose periods are paid or left out; an empty list is good. */
export async function findRenewalViolations(
  sql: Sql,
  courses: readonly RenewedCourse[],
  payments: readonly ProviderCounts[],
): Promise<string[]> {
  const violations: string[] = [];
  for (const { scheduleId, matchId, lessons } of courses) {
    const orders = await sql<{ status: string; paymentId: string; back: number }[]>`
      select o.status, o.payment_id as "paymentId",
        (select coalesce(sum(r.amount), 0)::int from refunds r where r.order_id = o.id and r.status = 'DONE') as back
      from orders o join order_schedule_periods p on p.id = o.schedule_period_id where p.schedule_id = ${scheduleId}`;
    const periods = await sql<{ status: string }[]>`
      select status from order_schedule_periods where schedule_id = ${scheduleId}`;
    const [counts] = await sql<{ told: number; planned: number; schedules: number; next: string }[]>`
      select (select count(*)::int from pgboss.job where singleton_key like ${`schedule:${scheduleId}:announced%`}) as told,
        (select count(*)::int from lessons where match_id = ${matchId} and status = 'SCHEDULED') as planned,
        (select count(*)::int from order_schedules s where s.user_id = (select user_id from matches where id = ${matchId})) as schedules,
        (select next_date::text from order_schedules where id = ${scheduleId}) as next`;
    const paid = orders.filter(({ status }) => status === "PAID").length;
    const open = orders.filter(({ status }) => status === "PENDING" || status === "UNKNOWN").length;
    const atProvider = payments.filter(({ paymentId }) => orders.some((order) => order.paymentId === paymentId));
    const charges = atProvider.reduce((sum, payment) => sum + payment.charges, 0);
    const back = atProvider.reduce((sum, payment) => sum + payment.cancelledAmount, 0);
    const booked = orders.reduce((sum, order) => sum + order.back, 0);
    const states = periods.map(({ status }) => status).join(" ");
    const due = states === "SKIPPED" ? 0 : 1;
    const facts = `${orders.length} orders, ${paid} paid, ${open} open, ${charges} charges, ${back} won back, ${booked} booked, periods ${states}, ${JSON.stringify(counts)}`;
    if (paid !== due || periods.length !== 1) violations.push(`period not paid once: ${facts}`);
    else if (charges !== paid || open > 0) violations.push(`charges differ from paid orders: ${facts}`);
    else if (back !== booked) violations.push(`back differs from booked: ${facts}`);
    else if (counts?.told !== 1) violations.push(`not announced once: ${facts}`);
    else if (counts.planned !== (due === 1 ? 2 * lessons : 1)) violations.push(`lessons not prolonged once: ${facts}`);
    else if (counts.schedules !== 1) violations.push(`a renewal has a schedule of its own: ${facts}`);
    else if (counts.next !== "2028-04-15") violations.push(`the next date is wrong: ${facts}`);
  }
  return violations;
}
