import { sql as raw } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Queryable, Sql } from "../db/client.ts";
import { outbox } from "../db/schema/index.ts";

export interface OutboxMessage {
  topic: string;
  /** Unique for ever; writing the same key twice is one message. */
  key: string;
  payload: Record<string, unknown>;
  /** Not before this many seconds from now. */
  delaySeconds?: number;
}

/** Delivers one message. Must be safe to run twice: a crash between delivery and bookkeeping repeats it. */
export type OutboxHandler = (payload: Record<string, unknown>, key: string) => Promise<void>;

export interface Outbox {
  /** Writes a message in the caller's transaction. */
  add(tx: Queryable, message: OutboxMessage): Promise<void>;
  /** Takes a message back in the caller's transaction, as long as its delivery has not begun. @returns whether it was */
  withdraw(tx: Queryable, key: string): Promise<boolean>;
  /** Delivers one message at once, after its transaction; throws what the handler throws. There is no second try. */
  deliverNow(key: string): Promise<void>;
  /** Delivers what is due, over and over, until `stop`. */
  start(): void;
  stop(): Promise<void>;
  isRunning(): boolean;
}

type Claimed = { id: number; topic: string; key: string; payload: Record<string, unknown>; attempts: number };

const CHANNEL = "outbox";
const POLL_MS = 1_000;
/** Notifications make commits wait for each other, so messages of this time share one, sent after them. */
const ANNOUNCE_MS = 30;
/** A message whose delivery has begun is due again after this time, should the process die; a living one renews its claim. */
const CLAIM_SECONDS = 15;
const RENEW_MS = 5_000;
/** How soon somebody who waits for a relay's delivery looks again. */
const LOOK_AGAIN_MS = 50;
/** About an hour of failing: somebody should look. */
const ALARM_FROM = 12;
/** About two and a half days, less than the message vendor can be asked what it has sent. */
const MAX_ATTEMPTS = 72;

/** The outbox relay: several processes may run it, `for update skip locked` shares the work out. */
export function createOutbox(db: Database, sql: Sql, logger: Logger, handlers: Record<string, OutboxHandler>): Outbox {
  let running = false;
  let isWoken = false;
  let wake = () => {};
  let loop: Promise<void> = Promise.resolve();
  let unlisten: () => Promise<void> = async () => {};
  let announcement: NodeJS.Timeout | undefined;

  async function add(tx: Queryable, message: OutboxMessage) {
    const { delaySeconds = 0, ...values } = message;
    await tx
      .insert(outbox)
      .values({ ...values, availableAt: raw`now() + make_interval(secs => ${delaySeconds})` })
      .onConflictDoNothing({ target: outbox.key });
    if (delaySeconds === 0) announce();
  }

  /** Wakes every relay soon. It may come before the transaction's commit, or never: the relays also look by themselves. */
  function announce() {
    announcement ??= setTimeout(() => {
      announcement = undefined;
      sql.notify(CHANNEL, "").catch(() => {});
    }, ANNOUNCE_MS).unref();
  }

  async function withdraw(tx: Queryable, key: string): Promise<boolean> {
    const rows = await tx.execute(
      raw`update outbox set delivered_at = now(), payload = '{}'
          where key = ${key} and delivered_at is null and attempts = 0 returning id`,
    );
    return rows.length > 0;
  }

  async function handle(message: { topic: string; key: string; payload: Record<string, unknown> }) {
    const handler = handlers[message.topic];
    if (!handler) throw new Error(`No handler for the outbox topic ${message.topic}`);
    await handler(message.payload, message.key);
  }

  async function deliverNow(key: string) {
    // Never due again: the caller tells its user that nothing was sent, so nothing may be sent later. No transaction is
    // open while the handler runs, else as many callers as the pool has connections would wait for one more for ever.
    const message = await takeNow(key);
    if (!message) return;
    try {
      await handle({ ...message, key });
    } catch (error) {
      await db.execute(raw`update outbox set last_error = ${nameOf(error)} where key = ${key}`);
      throw error;
    }
    await db.execute(raw`update outbox set delivered_at = now() where key = ${key}`);
  }

  /** The message, once no relay is delivering it; null when it is delivered, or given up. */
  async function takeNow(key: string): Promise<{ topic: string; payload: Record<string, unknown> } | null> {
    for (;;) {
      const [message] = await db.execute<{ topic: string; payload: Record<string, unknown> }>(
        raw`update outbox set available_at = 'infinity', attempts = ${MAX_ATTEMPTS}
            where key = ${key} and delivered_at is null and attempts < ${MAX_ATTEMPTS}
              and (attempts = 0 or last_error is not null or available_at <= now()) returning topic, payload`,
      );
      if (message) return message;
      const [claimed] = await db.execute(
        raw`select 1 from outbox where key = ${key} and delivered_at is null and attempts < ${MAX_ATTEMPTS}`,
      );
      if (!claimed) return null;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Delivers the next due message; false when there is none. It is claimed first, so that nothing is held while a vendor answers. */
  async function deliverNext(): Promise<boolean> {
    const [message] = await db.execute<Claimed>(
      raw`update outbox set attempts = attempts + 1, last_error = null, available_at = now() + make_interval(secs => ${CLAIM_SECONDS})
          where id = (
            select id from outbox where delivered_at is null and available_at <= now() and attempts < ${MAX_ATTEMPTS}
            order by available_at, id limit 1 for update skip locked
          ) returning id, topic, key, payload, attempts`,
    );
    if (!message) return false;
    const renewal = setInterval(() => renewClaim(message.id), RENEW_MS);
    try {
      await handle(message);
      await db.execute(raw`update outbox set delivered_at = now(), last_error = null where id = ${message.id}`);
    } catch (error) {
      await db.execute(raw`update outbox set last_error = ${nameOf(error)},
        available_at = now() + least(interval '1 hour', interval '2 seconds' * power(2, least(attempts - 1, 11)))
        where id = ${message.id} and delivered_at is null`);
      report(message, error);
    } finally {
      clearInterval(renewal);
    }
    return true;
  }

  function renewClaim(id: number) {
    db.execute(
      raw`update outbox set available_at = now() + make_interval(secs => ${CLAIM_SECONDS})
          where id = ${id} and delivered_at is null`,
    ).catch((error: unknown) => logger.warn({ err: error, outboxId: id }, "outbox claim was not renewed"));
  }

  function report({ id, topic, attempts }: Claimed, error: unknown) {
    const facts = { topic, outboxId: id, attempts, reason: nameOf(error) };
    if (facts.attempts >= MAX_ATTEMPTS) logger.error(facts, "outbox message given up, a person has to look at it");
    else if (facts.attempts >= ALARM_FROM) logger.error(facts, "outbox delivery keeps failing");
    else logger.warn(facts, "outbox delivery failed");
  }

  async function run() {
    while (running) {
      isWoken = false;
      try {
        while (running && (await deliverNext()));
      } catch (error) {
        logger.error({ err: error }, "outbox relay failed, will try again");
      }
      if (!running) return;
      // A message that was written during the last look.
      if (isWoken) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    add,
    withdraw,
    deliverNow,
    start() {
      if (running) return;
      running = true;
      loop = run();
      sql
        .listen(CHANNEL, () => {
          isWoken = true;
          wake();
        })
        .then(
          (listener) => {
            unlisten = listener.unlisten;
          },
          // Without notifications the relay still polls.
          (error) => logger.warn({ err: error }, "outbox relay cannot listen"),
        );
    },
    async stop() {
      running = false;
      clearTimeout(announcement);
      wake();
      await loop;
      await unlisten().catch(() => {});
    },
    isRunning: () => running,
  };
}

/** The name only: a vendor's message may repeat a phone number. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

const KEPT_DAYS = 7;

/** Forgets what delivered messages said. The row stays: its key keeps the same cause from being written twice. */
export async function forgetDelivered(db: Queryable): Promise<void> {
  await db.execute(raw`update outbox set payload = '{}'
    where delivered_at < now() - make_interval(days => ${KEPT_DAYS}) and payload <> '{}'`);
}
