import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { openDatabase } from "./client.ts";
import { installJobQueues } from "./job-queues.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the schema to the newest migration. Safe to run by several processes at once: an advisory lock serialises them. */
export async function migrateDatabase(url: string): Promise<void> {
  const { sql, db, close } = openDatabase(url, { max: 1, isPatient: true });
  try {
    await sql`select pg_advisory_lock(7269720)`;
    // First: a migration moves what the outbox still holds into the queues.
    await installJobQueues(url);
    await migrate(db, { migrationsFolder });
  } finally {
    await close();
  }
}
