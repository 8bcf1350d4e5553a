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
  /** The process ends. */
  end(): void;
}

/** Who waits for changes in this process. */
export interface LiveEvents {
  /** Listens to the database; without it pages look by themselves. */
  start(): void;
  /** Ends every open stream. */
  stop(): Promise<void>;
  /** Hears the events of one account until the answer is called. */
  subscribe(userId: string, hearer: Hearer): () => void;
}

const CHANNEL = "live";
const payload = z.object({ userId: z.string(), matchId: z.string() });

/** Tells every process at the transaction's commit. Ids only: what changed is read again by those who may. */
export async function announceLive(tx: Queryable, event: LiveEvent): Promise<void> {
  await tx.execute(raw`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
}

export function createLiveEvents(sql: Sql, logger: Logger): LiveEvents {
  const hearers = new Map<string, Set<Hearer>>();
  let unlisten: () => Promise<void> = async () => {};

  function tell(text: string) {
    const event = payload.safeParse(JSON.parse(text));
    if (!event.success) return;
    for (const hearer of hearers.get(event.data.userId) ?? []) hearer.hear(event.data);
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
    subscribe(userId, hearer) {
      const own = hearers.get(userId) ?? new Set();
      hearers.set(userId, own.add(hearer));
      return () => {
        own.delete(hearer);
        if (own.size === 0) hearers.delete(userId);
      };
    },
  };
}
