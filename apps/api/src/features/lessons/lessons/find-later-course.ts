import { RUNNING_ORDER_STATUSES } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOnSql } from "../../../db/courses-of-match.ts";
import type { ClassRow } from "./repository.ts";

/**
 * The course of its subject that the student of a class has bought since, which runs with its tutor or asks that tutor
 * first: the family has gone on by itself. Courses of one order are not after each other.
 * @returns its class, null before a tutor took it: its page begins then; undefined without such a course
 */
export async function findLaterCourse(
  db: Queryable,
  {
    orderItemId,
    studentId,
    subjectKey,
    tutorId,
  }: Pick<ClassRow, "orderItemId" | "studentId" | "subjectKey" | "tutorId">,
): Promise<{ matchId: string | null } | undefined> {
  const [later] = await db.execute<{ matchId: string | null }>(sql`
    select case when m.status = 'MATCHED' then m.id end as "matchId"
    from order_items i join orders o on o.id = i.order_id left join matches m on m.order_item_id = i.id
    where o.student_id = ${studentId} and i.subject_key = ${subjectKey} and o.status in ${[...RUNNING_ORDER_STATUSES]}
      and not ${sql.raw(goesOnSql("o"))} and coalesce(m.tutor_id, i.tutor_id) = ${tutorId}
      and m.status is distinct from 'CANCELED' and (m.ended_at is null or m.rests_until is not null)
      and o.paid_at > (select b.paid_at from order_items a join orders b on b.id = a.order_id where a.id = ${orderItemId})
    order by o.paid_at desc limit 1`);
  return later;
}
