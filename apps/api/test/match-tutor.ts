import type { LessonStart } from "@pkg/domain";
import { asDemo } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { placeOrder } from "./place-order.ts";

/**
 * Pairs the demo student with a tutor for weekly 60-minute lessons in 중2-2, as an accepted proposal leaves them.
 * @returns ends the pair again
 */
export async function matchTutor(t: TestApp, tutorId: number, starts: LessonStart[]): Promise<() => Promise<void>> {
  const { sql } = t.deps;
  const student = await asDemo("student");
  const merchantUid = await placeOrder(t, student, { student: { name: "이수아" } });
  const [match] = await sql`
    insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
      minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
    select i.id, o.merchant_uid, o.user_id, s.id, 'MATCHED', 'MATH', 'MATH_M2_2', 'BASIC', 60, ${starts.length}, '{}'::jsonb,
      ${tutorId}, ${JSON.stringify(starts)}::jsonb, now()
    from orders o join order_items i on i.order_id = o.id join students s on s.user_id = o.user_id
    where o.merchant_uid = ${merchantUid}
    on conflict (order_item_id) do update set status = 'MATCHED', tutor_id = excluded.tutor_id,
      lesson_starts = excluded.lesson_starts, minutes = 60, subject_detail_key = 'MATH_M2_2', matched_at = now()
    returning id`;
  const slots = starts.flatMap(({ day, halfHour }) => [day * 48 + halfHour, day * 48 + halfHour + 1]);
  for (const slot of slots)
    await sql`update tutors set taken_bits = set_bit(taken_bits, ${slot}, 1) where id = ${tutorId}`;
  return async () => {
    await sql`update matches set status = 'UNPAIRED', tutor_id = null, lesson_starts = '[]'::jsonb where id = ${match?.id}`;
    for (const slot of slots) {
      await sql`update tutors set taken_bits = set_bit(taken_bits, ${slot}, 0) where id = ${tutorId}`;
    }
  };
}
