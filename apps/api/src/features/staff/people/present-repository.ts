import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import type { PersonClass } from "./schemas.ts";

/** A family has a handful of them. */
const MOST = 30;

type ClassRow = Omit<PersonClass, "lessonsLeft" | "nextLessonAt"> & { nextLessonAt: string | Date | null };

/** The classes that a person bought and that are not over, the newest first, each with its next lesson. */
export async function findRunningClasses(db: Queryable, userId: string) {
  const rows = await db.execute<ClassRow>(sql`
    select m.id as "matchId", m.status, j.label as "subjectLabel", d.label as "subjectDetailLabel", s.name as "studentName",
      t.name as "tutorName", t.id::text as "tutorId",
      (select min(l.starts_at) from lessons l
        where l.match_id = m.id and l.status = 'SCHEDULED' and l.starts_at > now()) as "nextLessonAt"
    from matches m join students s on s.id = m.student_id left join tutors t on t.id = m.tutor_id
    join subjects j on j.key = m.subject_key join subject_details d on d.key = m.subject_detail_key
    where m.user_id = ${userId} and m.status <> 'CANCELED' and m.ended_at is null
    order by m.created_at desc, m.id limit ${MOST}`);
  return rows.map((row) => ({ ...row, nextLessonAt: row.nextLessonAt === null ? null : new Date(row.nextLessonAt) }));
}
