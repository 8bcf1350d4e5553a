import type { Course } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";

/** An order that closed a draft, with what it bought. */
export interface PaidOrder {
  merchantUid: string;
  courses: Pick<Course, "subject" | "subjectDetail">[];
}

/** The order of the last 30 days that paid a draft. */
export function findOrderOfDraft(db: Queryable, userId: string, draftId: string): Promise<PaidOrder | undefined> {
  return findPaid(db, userId, sql`o.draft_id = ${draftId}`);
}

/** The newest order of the last 30 days with just these courses, for the student, or for the account's only one. */
export function findOrderOfCourses(
  db: Queryable,
  { userId, studentId }: { userId: string; studentId: string | null },
  courses: readonly Course[],
): Promise<PaidOrder | undefined> {
  const details = courses.map(({ subjectDetail }) => subjectDetail).sort();
  const student = studentId
    ? sql`o.student_id = ${studentId}`
    : sql`(select count(*) from students s where s.user_id = o.user_id) = 1`;
  const same = sql`(select string_agg(i.subject_detail_key, ',' order by i.subject_detail_key collate "C")
    from order_items i where i.order_id = o.id) = ${details.join(",")}`;
  return findPaid(db, userId, sql`${student} and ${same}`);
}

async function findPaid(db: Queryable, userId: string, which: SQL): Promise<PaidOrder | undefined> {
  const [order] = await db.execute<{ merchantUid: string; courses: PaidOrder["courses"] }>(sql`
    select o.merchant_uid as "merchantUid", (select json_agg(json_build_object('subject', i.subject_key,
      'subjectDetail', i.subject_detail_key) order by i.position) from order_items i where i.order_id = o.id) as courses
    from orders o
    where o.user_id = ${userId} and o.paid_at > now() - interval '30 days' and o.schedule_period_id is null and ${which}
    order by o.paid_at desc limit 1`);
  return order && { merchantUid: order.merchantUid, courses: order.courses };
}
