import { DISPUTES_KEPT_YEARS, ORDERS_KEPT_YEARS, WORDS_KEPT_DAYS } from "@pkg/domain";
import { and, inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { orders, users } from "../../../db/schema/index.ts";
import { NOBODY } from "./erase-person.ts";

/** What stands where words were: the rows stay, since the other side's lessons were theirs too. */
const FORGOTTEN = "탈퇴한 회원의 수업이라 지웠어요.";

/** Forgets what closed accounts left behind, once the terms and the law no longer keep it. */
export async function forgetOldRecords(db: Queryable): Promise<void> {
  await forgetWords(db);
  await forgetDisputes(db);
  await forgetOrders(db);
}

const OF_CLOSED = sql`matches m join users u on u.id = m.user_id and u.closed_at is not null`;

/** Messages and logs of classes whose last lesson is long over. */
async function forgetWords(db: Queryable): Promise<void> {
  const over = sql`(select m.id from ${OF_CLOSED} where not exists (
    select from lessons x where x.match_id = m.id and x.ends_at > now() - make_interval(days => ${WORDS_KEPT_DAYS})))`;
  await db.execute(sql`
    update messages set text = ${FORGOTTEN}
    where text <> ${FORGOTTEN} and thread_id in (select id from message_threads where match_id in ${over})`);
  await db.execute(sql`
    update lesson_logs set title = ${FORGOTTEN}, content = '', homework = ''
    where title <> ${FORGOTTEN} and lesson_id in (select id from lessons where match_id in ${over})`);
}

/** Disputes, reports, what staff noted of complaints, and who was in a room when. */
async function forgetDisputes(db: Queryable): Promise<void> {
  const isOld = (at: string) => sql`${sql.raw(at)} < now() - make_interval(years => ${DISPUTES_KEPT_YEARS})`;
  const lessons = sql`(select l.id from ${OF_CLOSED} join lessons l on l.match_id = m.id)`;
  const threads = sql`(select t.id from ${OF_CLOSED} join message_threads t on t.match_id = m.id)`;
  await db.execute(sql`
    update lesson_disputes set detail = '', buyer_detail = null, tutor_detail = null, decision_reason = null
    where ${isOld("created_at")} and lesson_id in ${lessons}`);
  await db.execute(sql`
    update message_reports set detail = '', note = null where ${isOld("created_at")} and thread_id in ${threads}`);
  await db.execute(sql`
    update class_pulses set handled_note = null
    where ${isOld("updated_at")} and handled_note is not null and match_id in (select m.id from ${OF_CLOSED})`);
  await db.execute(sql`delete from lesson_presence where ${isOld("to_at")} and lesson_id in ${lessons}`);
}

/** Who was in orders; their money stays. */
async function forgetOrders(db: Queryable): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(sql`${users.closedAt} is not null`);
  const address = { postcode: null, address: null, addressDetail: null };
  const guardian = { guardianName: null, guardianPhoneNumber: null };
  const nobody = { studentName: NOBODY, studentPhoneNumber: null, ...guardian, ...address };
  await db
    .update(orders)
    .set({ ...nobody, cardName: null, cardNumber: null })
    .where(
      and(
        inArray(orders.userId, closed),
        lt(orders.createdAt, sql`now() - make_interval(years => ${ORDERS_KEPT_YEARS})`),
        sql`${orders.studentName} <> ${NOBODY}`,
      ),
    );
}
