import { setTimeout as pause } from "node:timers/promises";
import { readClock, shiftDatabase } from "./database-clock.mjs";
import { LOOK_MS, writeShift } from "./shift-file.mjs";

/** @typedef {import("postgres").Sql} Sql */
/** @typedef {{ now: Date, settled: boolean }} Moved `settled` is false when the API left jobs lying that were due */

const POLL_MS = 50;
const SETTLE_LIMIT_MS = 20_000;

/**
 * Moves the product's time forward and lets happen what time brings: it stops at every instant at which a job, a charge, a word
 * about a lesson or, at eight in the morning and at six in the evening, a day's messages are due, and waits there until the API has worked on them.
 * @param {Sql} sql
 * @param {{ file: string, to: Date, settleLimitMs?: number }} options `file` tells the processes of the run
 * @returns {Promise<Moved>}
 */
export async function moveClock(sql, { file, to, settleLimitMs = SETTLE_LIMIT_MS }) {
  const go = async (/** @type {Date} */ at) => {
    writeShift(file, await shiftDatabase(sql, at));
    await pause(2 * LOOK_MS);
  };
  let settled = await settle(sql, settleLimitMs);
  for (let at = await nextStop(sql, to); at && settled; at = await nextStop(sql, to)) {
    await go(at);
    await sendTimetable(sql);
    settled = await settle(sql, settleLimitMs);
  }
  await go(to);
  await sendTimetable(sql);
  settled = (await settle(sql, settleLimitMs)) && settled;
  const { now } = await readClock(sql);
  return { now, settled };
}

/**
 * The next instant up to `to` at which something is due.
 * @param {Sql} sql
 * @param {Date} to
 * @returns {Promise<Date | null>}
 */
async function nextStop(sql, to) {
  const [row] = await sql`
    select min(at) as at from (
      select start_after as at from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_pgboss\\_\\_%'
      union all
      select next_attempt_at from order_schedule_periods where status in ('DUE', 'RETRYING')
      union all
      select unnest(array[starts_at - interval '10 minutes', ends_at + interval '2 hours'])
        from lessons where status in ('SCHEDULED', 'DONE') and starts_at > clock.now() - interval '1 day'
      union all
      select matched_at + interval '1 day' from matches where status = 'MATCHED'
      union all
      select (date_trunc('day', clock.now() at time zone 'Asia/Seoul' - interval '18 hours') + interval '42 hours')
        at time zone 'Asia/Seoul'
      union all
      select (date_trunc('day', clock.now() at time zone 'Asia/Seoul' - interval '8 hours') + interval '32 hours')
        at time zone 'Asia/Seoul'
    ) as due
    where at > clock.now() and at < ${to}`;
  return row?.at ?? null;
}

/**
 * The jobs of the timetable run now, not at the minute at which the queue looks at it again.
 * @param {Sql} sql
 */
async function sendTimetable(sql) {
  await sql`
    insert into pgboss.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select q.name, '{}', q.expire_seconds, q.deletion_seconds, clock.now() + q.retention_seconds * interval '1 second',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from pgboss.schedule s join pgboss.queue q on q.name = s.name`;
}

/**
 * Waits until no job is due or under way, and no order waits for its charge.
 * @param {Sql} sql
 * @param {number} limitMs
 * @returns {Promise<boolean>} whether that came about
 */
async function settle(sql, limitMs) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const [row] = await sql`
      select exists (select from pgboss.job where name <> 'dead-letters' and name not like '\\_\\_pgboss\\_\\_%'
          and (state = 'active' or (state in ('created', 'retry') and start_after <= clock.now())))
        or exists (select from orders where status = 'PENDING') as busy`;
    if (!row?.busy) return true;
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
}
