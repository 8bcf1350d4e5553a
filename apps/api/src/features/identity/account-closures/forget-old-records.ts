import { DISPUTES_KEPT_YEARS, WORDS_KEPT_DAYS } from "@pkg/domain";
import { lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { keptRecords } from "../../../db/schema/index.ts";
import { keepApart } from "./keep-apart.ts";

/** What stands where words were: the rows stay, since the other side's lessons were theirs too. */
const FORGOTTEN = "탈퇴한 회원의 수업이라 지웠어요.";

/** Forgets what closed accounts left behind, once the terms and the law no longer keep it. */
export async function forgetOldRecords(db: Queryable): Promise<void> {
  await keepApart(db);
  await forgetWords(db);
  await forgetPresence(db);
  await db.delete(keptRecords).where(lt(keptRecords.until, sql`now()`));
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

/** Who was in a room when. */
async function forgetPresence(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from lesson_presence where to_at < now() - make_interval(years => ${DISPUTES_KEPT_YEARS})
      and lesson_id in (select l.id from ${OF_CLOSED} join lessons l on l.match_id = m.id)`);
}
