import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { endLongAgo, newLeavingBuyer } from "../../../../test/leaving-buyer.ts";
import { shiftLessons } from "../../../../test/make-pair.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { forgetOldRecords } from "./forget-old-records.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Stands in every column that the test fills, and nowhere else. */
const CANARY = "카나리아";

/** Where the canary stands, as table.column; pgboss too. */
async function found(id: string): Promise<string[]> {
  const columns = await t.deps.sql<{ table: string; column: string }[]>`
    select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
    where data_type in ('text', 'jsonb', 'ARRAY') and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`;
  const hits = await Promise.all(
    columns.map(async ({ table, column }) => {
      const [hit] = await t.deps.sql.unsafe(
        `select from ${table} where ${column}::text like '%${CANARY}${id}%' limit 1`,
      );
      return hit ? [`${table}.${column}`.replace(/^public\./, "")] : [];
    }),
  );
  return hits.flat().sort();
}

/** A class of a buyer, whose words are filled with the canary. */
async function classWithWords(mark: string) {
  const { sql } = t.deps;
  const word = CANARY + mark;
  const buyer = await newLeavingBuyer(t);
  const merchantUid = await placeOrder(t, buyer, { student: { name: "떠날이" } });
  await endLongAgo(t, merchantUid, 1);
  const [row] = await sql<[{ match: string; lesson: string }]>`
    select m.id as match, l.id as lesson from matches m join lessons l on l.match_id = m.id where m.merchant_uid = ${merchantUid}`;
  const { match, lesson } = row;
  const [thread, picture] = [randomUUID(), randomUUID()];
  const times = JSON.stringify({ monday: [word] });
  await sql`update matches set wishes = ${JSON.stringify({ tutorMemo: word })}::jsonb where id = ${match}`;
  await sql`insert into applicants (merchant_uid, user_id, subject, subject_detail, rank, weekly_available_periods, tutor_memo)
    select merchant_uid, user_id, subject_key, subject_detail_key, rank, '{}', ${word} from matches where id = ${match}`;
  await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, rematch_reason_detail, rematch_memo, weekly_available_periods, promised_on)
    values (${match}, 1001, 'LEVEL', ${word}, ${word}, ${times}::jsonb, '2026-01-01')`;
  await sql`insert into message_pictures (id, match_id, user_id, expires_at, object_key, type, width, height)
    values (${picture}, ${match}, ${buyer.userId}, now(), ${word}, 'image/webp', 10, 10)`;
  await sql`insert into message_threads (id, match_id, tutor_id) values (${thread}, ${match}, 1001)`;
  await sql`insert into messages (thread_id, id, number, side, text, picture_id) values
    (${thread}, ${thread}, 1, 'BUYER', ${word}, null), (${thread}, ${picture}, 2, 'BUYER', '', ${picture})`;
  await sql`insert into message_reports (thread_id, message_id, side, reason, detail) values (${thread}, ${thread}, 'BUYER', 'RUDE', ${word})`;
  await sql`insert into lesson_logs (lesson_id, title, content, homework) values (${lesson}, ${word}, ${word}, ${word})`;
  await sql`insert into lesson_disputes (lesson_id, reason, detail, buyer_detail, tutor_detail)
    values (${lesson}, 'TUTOR_ABSENT', ${word}, ${word}, ${word})`;
  await sql`insert into class_pulses (match_id, tutor_id, answer, handled_note) values (${match}, 1001, 'BAD', ${word})`;
  await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at)
    select id, 'STUDENT', 'ROOM', starts_at, ends_at from lessons where id = ${lesson}`;
  await t.deps.jobs.queueNotice(t.deps.db, {
    ...{ key: `canary:${mark}`, kind: "LESSON", userId: buyer.userId, text: word, delaySeconds: 90_000 },
  });
  const payload = { matchId: match, userId: buyer.userId };
  const end = `class.end:${mark}`;
  await t.deps.jobs.send(t.deps.db, { name: "class.end", key: end, payload, delaySeconds: 90_000 });
  return { buyer, match, lesson, thread, end };
}

const WORDS = ["lesson_logs.content", "lesson_logs.homework", "lesson_logs.title", "messages.text"];
const DISPUTES = [
  ...["class_pulses.handled_note", "lesson_disputes.buyer_detail", "lesson_disputes.detail"],
  ...["lesson_disputes.tutor_detail", "message_reports.detail"],
];
const AT_ONCE = [
  ...["applicants.tutor_memo", "matches.wishes", "message_pictures.object_key", "pgboss.job.data"],
  ...["rematch_forms.rematch_memo", "rematch_forms.rematch_reason_detail", "rematch_forms.weekly_available_periods"],
];

test("what a closed account leaves goes at once, 30 days after its class, or after three years; another's stays", async () => {
  const [left, stays] = [await classWithWords("하나"), await classWithWords("둘")];
  const later = [...DISPUTES, ...WORDS].sort();
  const all = [...AT_ONCE, ...later].sort();
  expect([await found("하나"), await found("둘")]).toEqual([all, all]);
  const closed = await call(t, left.buyer, "POST", "/users/me/closure", { currentPassword: PASSWORD });
  expect(closed.statusCode).toBe(200);
  const planned = await t.deps.sql`select from pgboss.job where singleton_key = ${left.end}`;
  expect(planned).toHaveLength(1);
  expect(await found("하나")).toEqual(later);
  // The class was over ten days ago; its rows outlast its words.
  await shiftLessons(t, left.match, 10 - 365);
  await forgetOldRecords(t.deps.db);
  expect(await found("하나")).toEqual(later);
  await shiftLessons(t, left.match, 25);
  await forgetOldRecords(t.deps.db);
  await forgetOldRecords(t.deps.db);
  expect(await found("하나")).toEqual(DISPUTES);
  const texts = await t.deps.sql`select text from messages where thread_id = ${left.thread} order by number`;
  expect(texts).toHaveLength(2);
  await t.deps.sql`update lesson_disputes set created_at = now() - interval '3 years 1 day'`;
  await t.deps.sql`update message_reports set created_at = now() - interval '3 years 1 day'`;
  await t.deps.sql`update class_pulses set updated_at = now() - interval '3 years 1 day'`;
  await t.deps
    .sql`update lesson_presence set from_at = now() - interval '4 years', to_at = now() - interval '3 years 1 day'`;
  await forgetOldRecords(t.deps.db);
  expect([await found("하나"), await found("둘")]).toEqual([[], all]);
  const there = await t.deps
    .sql`select lesson_id as id from lesson_presence where lesson_id in (${left.lesson}, ${stays.lesson})`;
  expect(there).toEqual([{ id: stays.lesson }]);
});
