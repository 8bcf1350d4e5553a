import { randomUUID } from "node:crypto";
import type { TestApp } from "./create-test-app.ts";
import { endLongAgo, newLeavingBuyer } from "./leaving-buyer.ts";
import { PERSONAL_COLUMNS } from "./personal-columns.ts";
import { placeOrder } from "./place-order.ts";

/** How the rows of a person are found, by the column that a table has. */
const OWNERS: readonly (readonly [string, (person: Person) => string])[] = [
  ["user_id", ({ userId }) => `user_id = '${userId}'`],
  ["match_id", ({ match }) => `match_id = '${match}'`],
  ["merchant_uid", ({ merchantUid }) => `merchant_uid = '${merchantUid}'`],
  ["lesson_id", ({ lesson }) => `lesson_id = '${lesson}'`],
  ["thread_id", ({ thread }) => `thread_id = '${thread}'`],
  ["consultation_id", ({ consultation }) => `consultation_id = '${consultation}'`],
  ["session_id", ({ session }) => `session_id = '${session}'`],
  ["order_id", ({ merchantUid }) => `order_id = (select id from orders where merchant_uid = '${merchantUid}')`],
  ["id", ({ userId }) => `id = '${userId}'`],
];

interface Person {
  readonly userId: string;
  readonly merchantUid: string;
  readonly match: string;
  readonly lesson: string;
  readonly thread: string;
  readonly consultation: string;
  readonly session: string;
}

/** A buyer whose class is over, with a row in each table that can say something of them, and `word` in each column. */
export async function personWithWords(t: TestApp, word: string) {
  const { sql } = t.deps;
  const buyer = await newLeavingBuyer(t);
  const { userId } = buyer;
  const merchantUid = await placeOrder(t, buyer, { student: { name: "떠날이" } });
  await endLongAgo(t, merchantUid, 1);
  const [row] = await sql<[{ match: string; lesson: string; student: string; order: string; form: string }]>`
    select m.id as match, l.id as lesson, m.student_id as student, i.order_id as order, (select min(id) from level_test_forms) as form
    from matches m join lessons l on l.match_id = m.id join order_items i on i.id = m.order_item_id
    where m.merchant_uid = ${merchantUid}`;
  const { match, lesson, student, order, form } = row;
  const [thread, picture, consultation, session] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into applicants (merchant_uid, user_id, subject, subject_detail, rank, weekly_available_periods)
    select merchant_uid, user_id, subject_key, subject_detail_key, rank, '{}' from matches where id = ${match}`;
  await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, weekly_available_periods, promised_on)
    values (${match}, 1001, 'LEVEL', '{}', '2026-01-01')`;
  await sql`insert into message_pictures (id, match_id, user_id, expires_at, object_key, type, width, height)
    values (${picture}, ${match}, ${userId}, now(), ${picture}, 'image/webp', 10, 10)`;
  await sql`insert into message_threads (id, match_id, tutor_id) values (${thread}, ${match}, 1001)`;
  await sql`insert into messages (thread_id, id, number, side, text, picture_id) values
    (${thread}, ${thread}, 1, 'BUYER', 'x', null), (${thread}, ${picture}, 2, 'BUYER', '', ${picture})`;
  await sql`insert into message_reports (thread_id, message_id, side, reason) values (${thread}, ${thread}, 'BUYER', 'RUDE')`;
  await sql`insert into lesson_logs (lesson_id, title, content) values (${lesson}, 'x', 'x')`;
  await sql`insert into lesson_disputes (lesson_id, reason) values (${lesson}, 'TUTOR_ABSENT')`;
  await sql`insert into class_pulses (match_id, tutor_id, answer) values (${match}, 1001, 'BAD')`;
  await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at)
    select id, 'STUDENT', 'ROOM', starts_at, ends_at from lessons where id = ${lesson}`;
  await sql`insert into consultations (id, user_id, phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until)
    values (${consultation}, ${userId}, '01012345678', 8, '{}', '[]', '2026-01-01', 'MORNING', now())`;
  await sql`insert into consultation_calls (consultation_id, outcome, note) values (${consultation}, 'LATER', 'x')`;
  await sql`insert into consultation_offers (consultation_id, token_hash, courses, wishes, expires_at)
    values (${consultation}, ${session}, '[]', '{}', now())`;
  await sql`insert into enrollment_drafts (user_id, idempotency_key, data) values (${userId}, ${session}, '{}')`;
  await sql`insert into guardians (user_id, name, phone_number) values (${userId}, 'x', 'x')`;
  await sql`insert into guardian_verifications (user_id, phone_number, expires_at) values (${userId}, 'x', now())`;
  await sql`insert into phone_verifications (user_id, phone_number, expires_at) values (${userId}, 'x', now())`;
  await sql`insert into level_test_sessions (id, user_id, student_id, subject, level, form_id, confidence, ends_at)
    values (${session}, ${userId}, ${student}, 'MATH', 'M2', ${form}, 'SURE', now())`;
  await sql`insert into level_test_shares (session_id, token_hash, sealed_token) values (${session}, ${session}, 'x')`;
  await sql`insert into payment_methods (user_id, payment_type, card_name, card_number, billing_key) values (${userId}, 'CARD', 'x', 'x', 'x')`;
  await sql`insert into phone_messages (user_id, key, kind, status) values (${userId}, ${session}, 'LESSON', 'SENT')`;
  await sql`insert into private_links (user_id, token_hash, sealed_token) values (${userId}, ${session}, 'x')`;
  await sql`insert into refunds (order_id, actor_id, requested_by, idempotency_key, amount, lease_until)
    values (${order}, ${userId}, 'BUYER', ${session}, 1, now())`;
  await sql`insert into staff_notes (user_id, author_id, text) values (${userId}, 'operator', 'x')`;
  await sql`insert into tutor_applicants (user_id, status, reason, reject_reason) values (${userId}, 'REJECTED', 'x', 'OTHER')`;
  for (const name of ["notice.send", "dead-letters"])
    await sql`insert into pgboss.job (name, data, start_after) values (${name}, ${JSON.stringify({ userId, text: word })}::jsonb, now() + interval '1 day')`;
  const end = `class.end:${match}`;
  const payload = { matchId: match, userId };
  await t.deps.jobs.send(t.deps.db, { name: "class.end", key: end, payload, delaySeconds: 90_000 });
  await writeWords(t, { userId, merchantUid, match, lesson, thread, consultation, session }, word);
  return { buyer, merchantUid, match, lesson, thread, end };
}

/** Writes the word, and the column's name, into each personal column of the person's rows. */
async function writeWords(t: TestApp, person: Person, word: string): Promise<void> {
  const { sql } = t.deps;
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns where table_schema = 'public'`;
  const values: Record<string, (mark: string) => string> = {
    text: (mark) => `'${mark} ' || substr(gen_random_uuid()::text, 1, 8)`,
    _text: (mark) => `array['${mark}']`,
    jsonb: (mark) => `'{"word":"${mark}"}'`,
  };
  for (const [table, names] of Object.values(PERSONAL_COLUMNS).flatMap(Object.entries<string>)) {
    const own = columns.filter((one) => one.table === table);
    const where = OWNERS.find(([column]) => own.some((one) => one.column === column))?.[1](person);
    const wanted = own.filter(({ column }) => names.split(/\s+/).includes(column));
    const set = wanted
      .map(({ column, type }) => `${column} = ${values[type]?.(`${word} ${table}.${column}`)}`)
      .join(", ");
    if (set) await sql.unsafe(`update ${table} set ${set} where ${where}`);
  }
}
