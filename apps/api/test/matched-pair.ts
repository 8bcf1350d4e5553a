import { expect } from "vitest";
import type { Caller } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { type Asked, answer, askedFor, beginMatch } from "./search-match.ts";
import { settle } from "./settle.ts";

/** Waits until this many tutors were asked for a match. */
export async function askedTutors(t: TestApp, id: string, count: number): Promise<Asked[]> {
  const sent = async () => (await askedFor(t, id)).filter(({ status }) => status !== "READY");
  await expect.poll(async () => (await sent()).length).toBe(count);
  return sent();
}

export interface TestPair {
  id: string;
  /** Who said yes. */
  tutor: Asked;
  /** Who were asked with them. */
  others: Asked[];
}

/** A match of the buyer's with its tutor, who said yes to the first question. */
export async function makePair(t: TestApp, who: Caller): Promise<TestPair> {
  const id = await beginMatch(t, who);
  const [tutor, ...others] = await askedTutors(t, id, 3);
  if (!tutor) throw new Error("Somebody was to be asked.");
  const yes = await answer(t, tutor, "ACCEPT");
  if (yes.statusCode !== 200) throw new Error(`The yes was refused: ${yes.body}`);
  return { id, tutor, others };
}

/** Lessons of a pair at this full hour, in days from now: those of the past were taken, or as `status` says. */
export async function addLessons(t: TestApp, id: string, days: number[], status = "DONE"): Promise<void> {
  for (const day of days) {
    await t.deps.sql`
      insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
      select id, tutor_id, student_id, date_trunc('hour', now()) + make_interval(days => ${day}),
        date_trunc('hour', now()) + make_interval(days => ${day}, mins => 60), ${day < 0 ? status : "SCHEDULED"}
      from matches where id = ${id}`;
  }
  await settle(t);
}

/** Makes the tutor of a pair the demo tutor, who can log in. */
export async function giveDemoTutor(t: TestApp, { tutor }: Pick<TestPair, "tutor">): Promise<void> {
  await t.deps.sql`update tutors set user_id = null where user_id = 'demo-tutor'`;
  await t.deps.sql`update tutors set user_id = 'demo-tutor' where id = ${tutor.tutorId}`;
}
