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
  /** Delivers one message at once, after its transaction; throws what the handler throws and leaves no retry. */
  deliverNow(key: string): Promise<void>;
  /** Delivers what is due, over and over, until `stop`. */
  start(): void;
  stop(): Promise<void>;
  isRunning(): boolean;
}

const CHANNEL = "outbox";
const POLL_MS = 2_000;
const MAX_ATTEMPTS = 12;

/** The outbox relay: several processes may run it, `for update skip locked` shares the work out. */
export function createOutbox(db: Database, sql: Sql, logger: Logger, handlers: Record<string, OutboxHandler>): Outbox {
  let running = false;
  let wake = () => {};
  let loop: Promise<void> = Promise.resolve();
  let unlisten: () => Promise<void> = async () => {};

  async function add(tx: Queryable, message: OutboxMessage) {
    const { delaySeconds = 0, ...values } = message;
    await tx
      .insert(outbox)
      .values({ ...values, availableAt: raw`now() + make_interval(secs => ${delaySeconds})` })
      .onConflictDoNothing({ target: outbox.key });
    if (delaySeconds > 0) return;
    await tx.execute(raw`select pg_notify(${CHANNEL}, '')`);
  }

  async function handle(message: { topic: string; key: string; payload: Record<string, unknown> }) {
    const handler = handlers[message.topic];
    if (!handler) throw new Error(`No handler for the outbox topic ${message.topic}`);
    await handler(message.payload, message.key);
  }

  async function deliverNow(key: string) {
    const failure = await db.transaction(async (tx) => {
      const [message] = await tx.execute<{ topic: string; payload: Record<string, unknown> }>(
        raw`update outbox set delivered_at = now(), attempts = attempts + 1 where key = ${key} and delivered_at is null returning topic, payload`,
      );
      if (!message) return null;
      try {
        await handle({ ...message, key });
        return null;
      } catch (error) {
        // The caller tells its user that nothing was sent, so nothing may be sent later.
        const reason = error instanceof Error ? error.name : "unknown";
        await tx.execute(
          raw`update outbox set delivered_at = null, attempts = ${MAX_ATTEMPTS}, last_error = ${reason} where key = ${key}`,
        );
        return { error };
      }
    });
    if (failure) throw failure.error;
  }

  /** Delivers the next due message; false when there is none. */
  async function deliverNext(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [message] = await tx.execute<{
        id: number;
        topic: string;
        key: string;
        payload: Record<string, unknown>;
        attempts: number;
      }>(
        raw`select id, topic, key, payload, attempts from outbox
            where delivered_at is null and available_at <= now() and attempts < ${MAX_ATTEMPTS}
            order by id limit 1 for update skip locked`,
      );
      if (!message) return false;
      try {
        await handle(message);
        await tx.execute(
          raw`update outbox set delivered_at = now(), attempts = attempts + 1, last_error = null where id = ${message.id}`,
        );
      } catch (error) {
        // The name only: a vendor's message may repeat a phone number.
        const reason = error instanceof Error ? error.name : "unknown";
        logger.warn({ topic: message.topic, outboxId: message.id, reason }, "outbox delivery failed");
        await tx.execute(raw`update outbox set attempts = attempts + 1, last_error = ${reason},
          available_at = now() + least(interval '1 hour', interval '2 seconds' * power(2, attempts)) where id = ${message.id}`);
      }
      return true;
    });
  }

  async function run() {
    while (running) {
      try {
        while (running && (await deliverNext()));
      } catch (error) {
        logger.error({ err: error }, "outbox relay failed, will try again");
      }
      if (!running) return;
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
    deliverNow,
    start() {
      if (running) return;
      running = true;
      loop = run();
      sql
        .listen(CHANNEL, () => wake())
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
      wake();
      await loop;
      await unlisten().catch(() => {});
    },
    isRunning: () => running,
  };
}
