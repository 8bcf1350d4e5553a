import { type SQL, sql } from "drizzle-orm";
import { type LimitStore, limitKey } from "./rate-limit.ts";

/** So many tries never wait. */
const FREE = 5;
/** Seconds of waiting after them, after the next one, and so on; the last one holds for all that follow. */
const PAUSES = [5, 10, 20, 40, 60];
/** After so long without a try the count starts again. */
const KEPT = sql`interval '1 day'`;
/** When the next one may be, by a row's count and by its end, which lies a day after the last one. */
const opens = (count: SQL, expiresAt: SQL): SQL => sql`case when ${count} < ${FREE} then '-infinity' else
  ${expiresAt} - ${KEPT} + make_interval(secs => (array[${sql.raw(PAUSES.join(", "))}])[least(${count} - ${FREE - 1}, ${PAUSES.length})]) end`;

/**
 * Counts a try whose wrong ones make the next ones wait, for seconds at first and never for more than a minute. It counts before
 * anybody looks whether it is right, so that a burst cannot slip through; a try that comes too early costs nothing.
 * @param name what is tried, e.g. "log-in"
 * @returns null for a try that may go on, or else when the next one may
 */
export async function countTry(store: LimitStore, name: string, subject: string): Promise<Date | null> {
  const key = limitKey(store, { name }, subject);
  const taken = await store.db.execute(sql`
    insert into rate_limits as kept (key, window_start, count, expires_at) values (${key}, to_timestamp(0), 1, now() + ${KEPT})
    on conflict (key, window_start) do update set
      count = case when kept.expires_at <= now() then 1 else kept.count + 1 end, expires_at = excluded.expires_at
    where kept.expires_at <= now() or ${opens(sql`kept.count`, sql`kept.expires_at`)} <= now()
    returning 1`);
  if (taken.length > 0) return null;
  const [row] = await store.db.execute<{ wait: number }>(sql`
    select extract(epoch from ${opens(sql`count`, sql`expires_at`)} - now())::float8 as wait
    from rate_limits where key = ${key}`);
  return new Date(Date.now() + Math.max(0, row?.wait ?? 0) * 1000);
}
