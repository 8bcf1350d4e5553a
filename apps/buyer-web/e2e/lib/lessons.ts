import { randomInt } from "node:crypto";
import { sql } from "@pkg/e2e/database";
import { settleLessons } from "@pkg/e2e/settle";
import type { Family } from "./family";

const LOGS = [
  ["좌표평면과 그래프", "점을 좌표로 읽고 그래프로 옮기는 연습을 했어요.", ""],
  ["연립방정식 활용", "문장을 식으로 옮기는 연습을 했어요. 속도 문제는 한 번 더 볼게요.", "38쪽 5번까지"],
  ["일차함수의 그래프", "기울기를 그림으로 설명해요. 절편이 0이 아닌 문제를 더 풀어 볼게요.", "교재 42쪽, 홀수 번호만"],
] as const;

/** Plans the whole series of a pair from the first possible day. */
export async function planLessons(family: Family, matchId: string): Promise<void> {
  const path = `/lessons/matches/${matchId}`;
  const { content } = await family.call<{ content: { startsAt: string }[] }>("get", `${path}/first-lesson-times`);
  await family.call("post", `${path}/lessons`, { firstLessonAt: content[0]?.startsAt });
}

/** Moves a pair's last three planned lessons to the weeks before the first, as given lessons. */
export async function backdateThreeLessons(matchId: string): Promise<void> {
  // Of another time of day: an earlier pair of the same tutor may have had the same hour.
  const shift = randomInt(23 * 60);
  await sql.begin(async (tx) => {
    await tx`delete from lessons where id in (
      select id from lessons where match_id = ${matchId} and status = 'SCHEDULED' order by starts_at desc limit 3)`;
    for (const [index, [title, content, homework]] of LOGS.entries()) {
      // The first lesson may be up to two weeks ahead.
      const weeks = LOGS.length - index + 2;
      await tx`with taken as (
        insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
        select match_id, tutor_id, student_id, starts_at - ${weeks} * interval '7 days' + ${shift} * interval '1 minute',
          ends_at - ${weeks} * interval '7 days' + ${shift} * interval '1 minute', 'DONE'
        from lessons where match_id = ${matchId} and status = 'SCHEDULED' order by starts_at limit 1 returning id)
      insert into lesson_logs (lesson_id, title, content, homework) select id, ${title}, ${content}, ${homework} from taken`;
    }
  });
  await settleLessons();
}

/** Moves a pair's next lesson to start in the given number of minutes. */
export async function moveNextLesson(matchId: string, minutes: number): Promise<void> {
  await sql`update lessons set starts_at = now() + ${minutes} * interval '1 minute',
      ends_at = now() + ${minutes + 60} * interval '1 minute'
    where id = (
      select id from lessons where match_id = ${matchId} and status = 'SCHEDULED' order by starts_at limit 1)`;
}
