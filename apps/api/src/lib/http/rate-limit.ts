import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { deriveKey } from "../../secrets/derive-key.ts";
import { type Refusal, refuse } from "../errors/refuse.ts";

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

/** Where uses are counted, and the secret that hides who is counted; the application's deps are one. */
export interface LimitStore {
  db: Queryable;
  config: { authSecret: string };
}

/** Limits of a day end at midnight in Seoul, as their sentences say; all others so long after the first use. */
const DAY = 24 * 60 * 60;

/**
 * Counts one use of `limit` by `subject` (an account, phone, e-mail or address) in PostgreSQL, so that a limit holds over
 * all processes and survives a restart. Only a keyed hash of the subject is stored: phones and addresses are few enough
 * for all plain hashes to be tried.
 */
export async function countUse(store: LimitStore, limit: RateLimit, subject: string): Promise<RateLimitState> {
  const key = limitKey(store, limit, subject);
  const seconds = limit.windowSeconds;
  const end =
    seconds === DAY
      ? sql`(date_trunc('day', now() at time zone 'Asia/Seoul') + interval '1 day') at time zone 'Asia/Seoul'`
      : sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await store.db.execute<{ count: number; resets_at: string }>(sql`
    insert into rate_limits as kept (key, window_start, count, expires_at) values (${key}, to_timestamp(0), 1, ${end})
    on conflict (key, window_start) do update set
      count = case when kept.expires_at > now() then kept.count + 1 else 1 end,
      expires_at = case when kept.expires_at > now() then kept.expires_at else excluded.expires_at end
    returning count, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as resets_at`);
  if (!row) throw new Error("The rate limit was not counted.");
  const left = limit.max - Number(row.count);
  return { allowed: left >= 0, left: Math.max(0, left), resetsAt: new Date(row.resets_at) };
}

/** Starts the count of a subject anew, e.g. of wrong passwords after a right one. */
export async function forgetUses(store: LimitStore, limit: { name: string }, subject: string): Promise<void> {
  await store.db.execute(sql`delete from rate_limits where key = ${limitKey(store, limit, subject)}`);
}

/** Takes one use back that came to nothing, e.g. a message that the vendor did not take. */
export async function takeUseBack(store: LimitStore, limit: RateLimit, subject: string): Promise<void> {
  await store.db.execute(sql`
    update rate_limits set count = count - 1
    where key = ${limitKey(store, limit, subject)} and count > 0 and expires_at > now()`);
}

/** The key of a count; the database alone does not tell whom it is about. */
export function limitKey({ config }: LimitStore, { name }: { name: string }, subject: string): string {
  const hmac = createHmac("sha256", deriveKey(config.authSecret, "rate-limit"));
  // The name belongs to what is hashed, so that rows of two limits cannot be told to be about the same person.
  return `${name}:${hmac.update(`${name}\0${subject}`).digest("base64url")}`;
}

/**
 * Counts one use that must be within the limit.
 * @throws what `refusal` makes, with `opensAt`
 */
export async function requireUse(
  store: LimitStore,
  limit: RateLimit,
  subject: string,
  refusal: Refusal = refuse.tooManyRequests,
): Promise<RateLimitState> {
  const state = await countUse(store, limit, subject);
  if (!state.allowed) throw refusal({ opensAt: state.resetsAt.toISOString() });
  return state;
}

/** Forgets the counts of windows that are over. */
export async function deleteExpiredUses(db: Queryable): Promise<void> {
  await db.execute(sql`delete from rate_limits where expires_at < now()`);
}
