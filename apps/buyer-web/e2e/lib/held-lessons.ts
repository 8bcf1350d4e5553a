import { sql } from "@pkg/e2e/database";
import { settleLessons } from "@pkg/e2e/settle";

/**
 * Lets a pair have held so many lessons, one a day up to yesterday; those that it has already count. Each at the
 * first full hour that both have free, since other tests pair the same tutors.
 */
export async function holdLessons(matchId: string, count: number): Promise<void> {
  await sql`
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
    select m.id, m.tutor_id, m.student_id, free.at, free.at + interval '1 hour', 'DONE'
    from matches m
      cross join generate_series((select count(*) from lessons l where l.match_id = m.id and l.status = 'DONE') + 1, ${count}) n
      cross join lateral (
        select hour.at from (
          select date_trunc('hour', now()) - n * interval '1 day' - k * interval '1 hour' as at from generate_series(0, 20) k
        ) hour
        where not exists (
          select from lessons l where (l.tutor_id = m.tutor_id or l.student_id = m.student_id)
            and l.starts_at < hour.at + interval '1 hour' and l.ends_at > hour.at)
        order by hour.at desc limit 1
      ) free
    where m.id = ${matchId}`;
  await settleLessons();
}
