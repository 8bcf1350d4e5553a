import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";

export interface RateLimit {
  /** What is limited, e.g. "sms-send". */
  name: string;
  max: number;
  windowSeconds: number;
}

export interface RateLimitState {
  allowed: boolean;
  /** How many uses are left in this window. */
  left: number;
  /** When the window ends and the count starts anew. */
  resetsAt: Date;
}

/**
 * Counts one use of `limit` by `subject` (an account, phone or address; only its hash is stored) in PostgreSQL,
 * so that a limit holds over all processes and survives a restart. Windows are aligned to midnight in Seoul.
 */
export async function countUse(db: Queryable, limit: RateLimit, subject: string): Promise<RateLimitState> {
  const key = keyOf(limit, subject);
  const seconds = limit.windowSeconds;
  const [row] = await db.execute<{ count: number; resets_at: string }>(sql`
    insert into rate_limits (key, window_start, count, expires_at)
    select ${key}, start, 1, start + make_interval(secs => ${seconds})
    from (select to_timestamp(floor((extract(epoch from now()) + 32400) / ${seconds}) * ${seconds} - 32400) as start) as w
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as resets_at`);
  if (!row) throw new Error("The rate limit was not counted.");
  const left = limit.max - Number(row.count);
  return { allowed: left >= 0, left: Math.max(0, left), resetsAt: new Date(row.resets_at) };
}

/** Starts the count of a subject anew, e.g. of wrong passwords after a right one. */
export async function forgetUses(db: Queryable, limit: RateLimit, subject: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${keyOf(limit, subject)}`);
}

/** Takes one use back that came to nothing, e.g. a message that the vendor did not take. */
export async function takeUseBack(db: Queryable, limit: RateLimit, subject: string): Promise<void> {
  await db.execute(sql`
    update rate_limits set count = count - 1
    where key = ${keyOf(limit, subject)} and count > 0 and expires_at > now()`);
}

const keyOf = (limit: RateLimit, subject: string): string =>
  `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;

/** Forgets the counts of windows that are over. */
export async function deleteExpiredUses(db: Queryable): Promise<void> {
  await db.execute(sql`delete from rate_limits where expires_at < now()`);
}
