import { formatKoreanWait } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Refusal } from "../errors/refuse.ts";
import { type LimitStore, limitKey } from "./rate-limit.ts";

/**
 * How fast the people behind one subject may go on together. A Korean mobile network or a school has thousands of people behind
 * one address: it never stops them, it makes them wait for seconds.
 */
export interface Pace {
  name: string;
  /** So many at once, */
  burst: number;
  /** and then one in so many seconds, which is the longest wait. */
  everySeconds: number;
}

export interface PaceStore extends LimitStore {
  logger: Pick<Logger, "warn">;
}

/**
 * Counts one use. The row keeps the time at which all uses so far are worked off: a use is refused when that is further away
 * than a burst takes.
 * @param subject mostly a network address
 * @throws what `refusal` makes, with a wait of at most `pace.everySeconds`; the log line is what operations watch
 */
export async function keepPace(store: PaceStore, pace: Pace, subject: string, refusal: Refusal): Promise<void> {
  const { burst, everySeconds } = pace;
  const key = limitKey(store, pace, subject);
  const taken = await store.db.execute(sql`
    insert into rate_limits as kept (key, window_start, count, expires_at)
    values (${key}, to_timestamp(0), 1, now() + make_interval(secs => ${everySeconds}))
    on conflict (key, window_start) do update set
      count = kept.count + 1, expires_at = greatest(kept.expires_at, now()) + make_interval(secs => ${everySeconds})
    where kept.expires_at <= now() + make_interval(secs => ${(burst - 1) * everySeconds})
    returning 1`);
  if (taken.length > 0) return;
  // Whom it is about can be told apart in the log, and not be told.
  store.logger.warn({ limit: pace.name, key: key.slice(-8) }, "too fast, asked to wait");
  const wait = everySeconds * 1000;
  throw refusal({
    message: `${formatKoreanWait(wait)} 뒤에 다시 해 주세요. 지금 요청이 몰려 있어요.`,
    opensAt: new Date(Date.now() + wait).toISOString(),
  });
}

/** Takes one use back that was a right one, e.g. a log-in: only wrong ones count for long. */
export async function takePaceBack(store: LimitStore, pace: Pace, subject: string): Promise<void> {
  await store.db.execute(sql`
    update rate_limits set count = count - 1, expires_at = expires_at - make_interval(secs => ${pace.everySeconds})
    where key = ${limitKey(store, pace, subject)} and expires_at > now()`);
}
