import type { Sql } from "../../src/db/client.ts";

/** A bought course whose class has begun. */
export interface RenewedCourse {
  scheduleId: string;
  matchId: string;
  /** YYYY-MM-DD. */
  nextDate: string;
  /** Lessons of one period. */
  lessons: number;
}

/** The day of the charges: far from the clock's, so that only the harness comes to it. */
const DUE_ON = "2028-03-15";

/** Gives bought courses a tutor each and one arranged lesson, which is where a renewal goes on. */
export async function pairUp(sql: Sql, merchantUids: readonly string[], from: number): Promise<RenewedCourse[]> {
  const courses: RenewedCourse[] = [];
  for (const [index, merchantUid] of merchantUids.entries()) {
    const [course] = await sql<RenewedCourse[]>`
      with tutor as (select id from tutors order by id offset ${from + index} limit 1), made as (
        insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
          minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
        select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', i.subject_key, i.subject_detail_key, 'BASIC',
          (i.product ->> 'minutes')::int, 1, '{}'::jsonb, tutor.id, '[{"day":1,"halfHour":38}]'::jsonb, now()
        from tutor, orders o join order_items i on i.order_id = o.id where o.merchant_uid = ${merchantUid}
        returning id, order_item_id, tutor_id, student_id
      ), taught as (
        insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at)
        select id, tutor_id, student_id, date_trunc('hour', now()) + interval '30 days',
          date_trunc('hour', now()) + interval '30 days 40 minutes' from made
      )
      update order_schedules s set next_date = ${DUE_ON}, day_of_month = 15 from made, order_items i
      where s.order_item_id = made.order_item_id and i.id = made.order_item_id
      returning s.id as "scheduleId", made.id as "matchId", s.next_date::text as "nextDate",
        ((i.product ->> 'totalCounts')::int + (i.product ->> 'freeLessonCounts')::int) as lessons`;
    if (course) courses.push(course);
  }
  return courses;
}

/** What must hold of renewed courses whose periods are paid; an empty list is good. */
export async function findRenewalViolations(
  sql: Sql,
  courses: readonly RenewedCourse[],
  chargesOf: (paymentId: string) => number,
): Promise<string[]> {
  const violations: string[] = [];
  for (const { scheduleId, matchId, lessons } of courses) {
    const orders = await sql<{ status: string; payment_id: string }[]>`
      select o.status, o.payment_id from orders o join order_schedule_periods p on p.id = o.schedule_period_id
      where p.schedule_id = ${scheduleId}`;
    const [counts] = await sql<{ periods: number; told: number; planned: number; schedules: number; next: string }[]>`
      select (select count(*)::int from order_schedule_periods where schedule_id = ${scheduleId}) as periods,
        (select count(*)::int from pgboss.job where singleton_key like ${`schedule:${scheduleId}:announced%`}) as told,
        (select count(*)::int from lessons where match_id = ${matchId} and status = 'SCHEDULED') as planned,
        (select count(*)::int from order_schedules s where s.user_id = (select user_id from matches where id = ${matchId})) as schedules,
        (select next_date::text from order_schedules where id = ${scheduleId}) as next`;
    const paid = orders.filter(({ status }) => status === "PAID").length;
    const open = orders.filter(({ status }) => status === "PENDING" || status === "UNKNOWN").length;
    const charges = orders.reduce((sum, { payment_id }) => sum + chargesOf(payment_id), 0);
    const facts = `${orders.length} orders, ${paid} paid, ${open} open, ${charges} charges, ${JSON.stringify(counts)}`;
    if (paid !== 1 || counts?.periods !== 1) violations.push(`period not paid once: ${facts}`);
    else if (charges !== 1 || open > 0) violations.push(`charges differ from paid orders: ${facts}`);
    else if (counts.told !== 1) violations.push(`not announced once: ${facts}`);
    else if (counts.planned !== 2 * lessons) violations.push(`lessons not prolonged once: ${facts}`);
    else if (counts.schedules !== 1) violations.push(`a renewal has a schedule of its own: ${facts}`);
    else if (counts.next !== "2028-04-15") violations.push(`the next date is wrong: ${facts}`);
  }
  return violations;
}
