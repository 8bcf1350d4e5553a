import { type Db, PgBoss, type Queue } from "pg-boss";
import type { ParameterOrJSON } from "postgres";
import { openDatabase, type Sql } from "./client.ts";
import { JOB_NAMES } from "./jobs.ts";

/** Keeps a copy of each job that was given up, for a person; no worker takes jobs from it. */
export const DEAD_LETTERS = "dead-letters";

const DAY = 24 * 60 * 60;
/** About two and a half days with the delays below, less than the message vendor can be asked what it has sent. */
export const MAX_ATTEMPTS = 72;

const OPTIONS: Omit<Queue, "name"> = {
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  /** A job whose worker sends no heartbeat for this long is retried: its process has died. */
  heartbeatSeconds: 10,
  expireInSeconds: 15 * 60,
  /** How long a job may wait after the time it is due. */
  retentionSeconds: 90 * DAY,
  /** Ended jobs keep their key (it cannot be sent again) and their payload for this long. */
  deleteAfterSeconds: 7 * DAY,
};

/** pg-boss over our own pool. Its scripts open transactions, so they get a connection of their own. */
export function bossDatabase(sql: Sql): Db {
  return {
    async executeSql(text, values) {
      if (values?.length) return { rows: await sql.unsafe(text, values.map(toParameter), { prepare: true }) };
      const connection = await sql.reserve();
      try {
        const results: unknown[] = await connection.unsafe(text);
        // A script answers with one array of rows per statement.
        return { rows: results.every(Array.isArray) ? results.flat() : results };
      } catch (error) {
        // A failed script leaves its transaction open, and the next caller of the connection would be inside it.
        // Without a connection there is no transaction either.
        await connection.unsafe("rollback").catch(() => {});
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}

/** drizzle has the client pass JSON on as it is. */
const toParameter = (value: unknown) =>
  (typeof value === "object" && value?.constructor === Object
    ? JSON.stringify(value)
    : value) as ParameterOrJSON<never>;

/** Creates or updates pg-boss's schema and our queues, so that the API itself needs no right to change a schema. */
export async function installJobQueues(url: string): Promise<void> {
  const { sql, close } = openDatabase(url, { max: 2, isPatient: true });
  const boss = new PgBoss({ db: bossDatabase(sql), supervise: false, schedule: false });
  boss.on("error", () => {});
  try {
    await boss.start();
    const deadLetters = { retentionSeconds: 90 * DAY };
    await boss.createQueue(DEAD_LETTERS, deadLetters);
    await boss.updateQueue(DEAD_LETTERS, deadLetters);
    for (const name of JOB_NAMES) {
      await boss.createQueue(name, { ...OPTIONS, deadLetter: DEAD_LETTERS });
      await boss.updateQueue(name, { ...OPTIONS, deadLetter: DEAD_LETTERS });
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
    await close();
  }
}
