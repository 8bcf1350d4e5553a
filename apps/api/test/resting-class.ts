import { addDays, toKstDate } from "@pkg/domain";
import { advanceRests } from "../src/features/lessons/class-ends/advance-rests.ts";
import { endClass } from "../src/features/lessons/class-ends/end-class.ts";
import type { Caller } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { systemCtx } from "./ctx.ts";
import { DEMO_TUTOR, shiftLessons } from "./make-pair.ts";
import { kst, renewedClass } from "./renew.ts";
import { settle } from "./settle.ts";

/** No class holds a time of the demo tutor's any more. */
export async function freeDemoTutor(t: TestApp): Promise<void> {
  await t.deps.sql`update matches set ended_at = now(), rests_until = null where status = 'MATCHED'`;
  await t.deps
    .sql`update tutors set taken_bits = repeat('0', 336)::bit(336), active_students = 0 where id = ${DEMO_TUTOR}`;
}

export type UsedUpClass = Awaited<ReturnType<typeof usedUpClass>>;

/**
 * A renewed class of the demo parent's whose last lesson was yesterday and is settled.
 * @param nextDate of its renewal; five days from now when it is left out
 */
export async function usedUpClass(t: TestApp, parent: Caller, nextDate = addDays(toKstDate(new Date()), 5)) {
  const renewed = await renewedClass(t, parent);
  const { id, matchId } = renewed;
  await t.deps.sql`update tutors set active_students = 1 where id = ${DEMO_TUTOR}`;
  const [{ days }] = await t.deps.sql<[{ days: number }]>`
    select (max(starts_at)::date - now()::date + 1)::int as days from lessons where match_id = ${matchId}`;
  await shiftLessons(t, matchId, days);
  await settle(t);
  await t.deps
    .sql`update order_schedules set next_date = ${nextDate}, day_of_month = ${Number(nextDate.slice(8))} where id = ${id}`;
  const { lastLessonOn } = await renewed.read();
  return { ...watchClass(t, renewed), lastLessonOn: lastLessonOn as string };
}

/** A renewed class with what can be seen of its rest. */
export function watchClass(t: TestApp, renewed: Awaited<ReturnType<typeof renewedClass>>) {
  const { matchId } = renewed;
  return {
    ...renewed,
    /** Its rest, whether its times are held, and what its tutor has. */
    state: async () => {
      const [row] = await t.deps.sql<[{ until: string | null; isHeld: boolean; taken: number; active: number }]>`
        select m.rests_until as until, m.ended_at is null as "isHeld", bit_count(t.taken_bits)::int as taken,
          t.active_students as active from matches m join tutors t on t.id = m.tutor_id where m.id = ${matchId}`;
      return row;
    },
    look: (at?: Date) => endClass(systemCtx(t.deps), { matchId, userId: "demo-parent" }, at),
    /** How many lessons are to come. */
    planned: async () => {
      const [row] = await t.deps.sql<[{ n: number }]>`
        select count(*)::int as n from lessons where match_id = ${matchId} and starts_at > now() and status = 'SCHEDULED'`;
      return row.n;
    },
    /** What people of the class were told of a kind. */
    said: async (kind: string) => {
      const rows = await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
        where name = 'notice.send' and singleton_key like ${`class:${matchId}:${kind}:%`} order by singleton_key`;
      return rows.map(({ text }) => text);
    },
  };
}

/** What the minute's job does with rests on a day. */
export const restsOn = (t: TestApp, day: string): Promise<void> => advanceRests(systemCtx(t.deps), kst(day, "00:05"));
