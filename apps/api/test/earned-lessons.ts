import { tutorPay } from "@pkg/domain";
import { settleLessonPay } from "../src/db/lesson-pay.ts";
import type { TestApp } from "./create-test-app.ts";
import { settle } from "./settle.ts";

/** What a tutor's class pays for one lesson, in won. */
export async function payOf(t: TestApp, tutorId: number): Promise<number> {
  const [row] = await t.deps.sql`
    select i.product from matches m join order_items i on i.id = m.order_item_id where m.tutor_id = ${tutorId} limit 1`;
  return tutorPay(row?.product);
}

/**
 * A lesson of 60 minutes in a tutor's class, brought in as it stands at its end; `loggedAt` writes its log then.
 * @returns its id
 */
export async function addEarned(
  t: TestApp,
  tutorId: number,
  { startsAt, status = "DONE", loggedAt }: { startsAt: string; status?: string; loggedAt?: string },
): Promise<string> {
  const { sql } = t.deps;
  const [row] = await sql<{ id: string }[]>`
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, updated_at, status, cancel_reason)
    select id, ${tutorId}, student_id, ${startsAt}::timestamptz, ends, ends, ${status},
      ${status === "CANCELED" ? "BUYER_ABSENCE" : null}
    from matches, lateral (select ${startsAt}::timestamptz + interval '1 hour' as ends) at where tutor_id = ${tutorId} limit 1
    returning id`;
  const id = row?.id ?? "";
  if (loggedAt) {
    await sql`insert into lesson_logs (lesson_id, title, content, created_at) values (${id}, 'a', 'b', ${loggedAt})`;
  }
  await settle(t);
  await settleLessonPay(t.deps.db, id);
  return id;
}
