import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";

const START_LIMIT_MS = 60_000;
const WRONG_PASSWORD = "28P01";

/**
 * Waits until the server accepts queries.
 * @param {string} url
 * @param {() => boolean} hasEnded whether the server has ended
 * @throws the last connection error when the server has ended or the timeout is over
 */
export async function untilDatabaseAnswers(url, hasEnded) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const sql = connect(url);
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

/**
 * Creates the database unless it exists.
 * @param {import("./server.mjs").Server} cluster
 * @param {string} name
 * @returns {Promise<string>} its address
 */
export async function ensureDatabase(cluster, name) {
  const sql = connect(cluster.url());
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql.unsafe(`create database "${name}"`);
  } finally {
    await sql.end();
  }
  return cluster.url(name);
}

/** @param {string} url */
function connect(url) {
  return postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
}
