import type { LessonStart } from "@pkg/domain";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { ONE_MONTH, placeOrder } from "./place-order.ts";
import { WISHES } from "./search-match.ts";
import { settle } from "./settle.ts";

/** Tuesday and Thursday, 19:00. */
export const TUE_THU: LessonStart[] = [
  { day: 1, halfHour: 38 },
  { day: 3, halfHour: 38 },
];
/** The rows of tutors that the demo tutor and the demo expert log in as. */
export const DEMO_TUTOR = 1001;
export const EXPERT_TUTOR = 1002;

export interface PairOptions {
  tutorId?: number;
  lessonStarts?: LessonStart[];
  order?: Record<string, unknown>;
}

/** A course of the buyer (eight lessons unless the order says otherwise), paired with a tutor as an accepted proposal leaves it. @returns the match's id */
export async function makePair(t: TestApp, buyer: Caller, options: PairOptions = {}): Promise<string> {
  const { tutorId = DEMO_TUTOR, lessonStarts = TUE_THU, order = {} } = options;
  const { sql } = t.deps;
  const merchantUid = await placeOrder(t, buyer, { productId: ONE_MONTH, ...order });
  const { tutorMemo: _memo, ...wishes } = WISHES;
  const [match] = await sql<{ id: string }[]>`
    insert into matches (order_item_id, merchant_uid, user_id, student_id, status, subject_key, subject_detail_key, rank,
      minutes, lessons_per_week, wishes, tutor_id, lesson_starts, matched_at)
    select i.id, o.merchant_uid, o.user_id, o.student_id, 'MATCHED', 'MATH', 'MATH_M2_2', 'BASIC', 60,
      ${lessonStarts.length}, ${JSON.stringify(wishes)}::jsonb, ${tutorId}, ${JSON.stringify(lessonStarts)}::jsonb, now()
    from orders o join order_items i on i.order_id = o.id
    where o.merchant_uid = ${merchantUid} and i.position = 0
    returning id`;
  if (!match) throw new Error("No pair was made.");
  for (const slot of lessonStarts.flatMap(({ day, halfHour }) => [day * 48 + halfHour, day * 48 + halfHour + 1])) {
    await sql`update tutors set taken_bits = set_bit(taken_bits, ${slot}, 1), week_bits = set_bit(week_bits, ${slot}, 1)
      where id = ${tutorId}`;
  }
  return match.id;
}

/** Arranges a pair's lessons from the first time that is offered on. @returns the answer's body */
export async function planLessonsOf(t: TestApp, buyer: Caller, id: string) {
  const offered = await call(t, buyer, "GET", `/lessons/matches/${id}/first-lesson-times`);
  if (offered.statusCode !== 200) throw new Error(`No first times were offered: ${offered.body}`);
  const body = { firstLessonAt: offered.json().content[0].startsAt };
  const planned = await call(t, buyer, "POST", `/lessons/matches/${id}/lessons`, body);
  if (planned.statusCode !== 201) throw new Error(`The lessons were refused: ${planned.body}`);
  return planned.json();
}

/** Puts a lesson so many minutes from now, the past too, which no call can do. One that is over then was held. */
export async function putLesson(t: TestApp, lessonId: string, minutes: number): Promise<void> {
  await moveLesson(t, lessonId, minutes);
  await settle(t);
}

/** The same, but one that is over is not settled yet. */
export async function moveLesson(t: TestApp, lessonId: string, minutes: number): Promise<void> {
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = now() + make_interval(mins => ${minutes}),
      ends_at = now() + make_interval(mins => ${minutes} + 60) where id = ${lessonId}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
}

/** Puts a class's lessons so many days earlier, the past too, which no call can do. */
export async function shiftLessons(t: TestApp, matchId: string, days: number): Promise<void> {
  await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = starts_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days}) where match_id = ${matchId}`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
  });
}
