import { sql } from "@pkg/e2e/database";
import { settleLessons } from "@pkg/e2e/settle";

/** Lets a pair have held so many lessons, one a day up to yesterday; those that it has already count. */
export async function holdLessons(matchId: string, count: number): Promise<void> {
  await sql`
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
    select m.id, m.tutor_id, m.student_id, day.at, day.at + interval '1 hour', 'DONE'
    from matches m cross join lateral (
      select now() - n * interval '1 day' as at
      from generate_series((select count(*) from lessons l where l.match_id = m.id and l.status = 'DONE') + 1, ${count}) n
    ) day where m.id = ${matchId}`;
  await settleLessons();
}
