import { sql as raw } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import type { Queryable, Sql } from "../db/client.ts";

/** Something that an open page of one account should look at again. */
export interface LiveEvent {
  readonly userId: string;
  readonly matchId: string;
}

/** An open page. */
export interface Hearer {
  hear(event: LiveEvent): void;
  /** @param restMs how long the page should rest before it opens the next one; not given when the process ends */
  end(restMs?: number): void;
}

/** Who waits for changes in this process. */
export interface LiveEvents {
  /** Listens to the database; without it pages look by themselves. */
  start(): void;
  /** Ends every open stream. */
  stop(): Promise<void>;
  /** Whether this process has as many open pages as it may; they poll. */
  isFull(): boolean;
  /** Hears the events of one account until the answer is called. Above an account's limit its oldest page gives way. */
  subscribe(userId: string, hearer: Hearer): () => void;
}

const CHANNEL = "live";
/** Of one account; pages that are not looked at hold none. */
const MAX_OF_ACCOUNT = 5;
/** Of a page that gave way: shorter, and six open pages would take each other's place all the time. */
const REST_MS = 60_000;
const payload = z.object({ userId: z.string(), matchId: z.string() });

/** Tells every process at the transaction's commit. Ids only: what changed is read again by those who may. */
export async function announceLive(tx: Queryable, event: LiveEvent): Promise<void> {
  await tx.execute(raw`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

/** @param maxOpen how many pages may be open at once, of all accounts */
export function createLiveEvents(sql: Sql, logger: Logger, maxOpen = 4_000): LiveEvents {
  const hearers = new Map<string, Set<Hearer>>();
  let open = 0;
  let unlisten: () => Promise<void> = async () => {};

  function tell(text: string) {
    const event = payload.safeParse(JSON.parse(text));
    if (!event.success) return;
    for (const hearer of hearers.get(event.data.userId) ?? []) hearer.hear(event.data);
  }

  function forget(userId: string, hearer: Hearer) {
    const own = hearers.get(userId);
    if (!own?.delete(hearer)) return;
    open -= 1;
    if (own.size === 0) hearers.delete(userId);
  }

  return {
    start() {
      sql.listen(CHANNEL, tell).then(
        (listener) => {
          unlisten = listener.unlisten;
        },
        (error) => logger.warn({ err: error }, "live events are not heard, pages will poll"),
      );
    },
    async stop() {
      for (const hearer of [...hearers.values()].flatMap((own) => [...own])) hearer.end();
      await unlisten().catch(() => {});
    },
    isFull: () => open >= maxOpen,
    subscribe(userId, hearer) {
      const own = hearers.get(userId) ?? new Set();
      hearers.set(userId, own.add(hearer));
      open += 1;
      const [oldest] = own;
      if (oldest && own.size > MAX_OF_ACCOUNT) {
        forget(userId, oldest);
        oldest.end(REST_MS);
      }
      return () => forget(userId, hearer);
    },
  };
}
