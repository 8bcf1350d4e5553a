import { setTimeout as sleep } from "node:timers/promises";

const START_LIMIT_MS = 60_000;
const WRONG_PASSWORD = "28P01";

/** Waits until the server takes queries. @throws the last refusal when `hasEnded` says so, or the time is over */
export async function untilDatabaseAnswers(url, hasEnded) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const sql = await connect(url);
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (hasEnded()) throw new Error("it ended at once");
      if (error.code === WRONG_PASSWORD || Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

/** Makes the database unless it stands already; returns its address. */
export async function ensureDatabase(cluster, name) {
  const sql = await connect(cluster.url());
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql.unsafe(`create database "${name}"`);
  } finally {
    await sql.end();
  }
  return cluster.url(name);
}

// Imported late: on a fresh clone nothing is installed when the scripts begin.
async function connect(url) {
  const { default: postgres } = await import("postgres");
  return postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
}
