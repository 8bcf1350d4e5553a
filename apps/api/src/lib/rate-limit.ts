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
  /** When the window ends and the count starts anew. */
  resetsAt: Date;
}

/**
 * Counts one use of `limit` by `subject` (an account, phone or address; only its hash is stored) in PostgreSQL,
 * so that a limit holds over all processes and survives a restart. Windows are aligned to midnight in Seoul.
 */
export async function countUse(db: Queryable, limit: RateLimit, subject: string): Promise<RateLimitState> {
  const key = `${limit.name}:${createHash("sha256").update(subject).digest("base64url")}`;
  const seconds = limit.windowSeconds;
  const [row] = await db.execute<{ count: number; resets_at: string }>(sql`
    insert into rate_limits (key, window_start, count, expires_at)
    select ${key}, start, 1, start + make_interval(secs => ${seconds})
    from (select to_timestamp(floor((extract(epoch from now()) + 32400) / ${seconds}) * ${seconds} - 32400) as start) as w
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as resets_at`);
  if (!row) throw new Error("The rate limit was not counted.");
  return { allowed: Number(row.count) <= limit.max, resetsAt: new Date(row.resets_at) };
}
