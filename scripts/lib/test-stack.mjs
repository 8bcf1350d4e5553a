import { join } from "node:path";
import { dataDir } from "./paths.mjs";
import { findFreePorts } from "./ports.mjs";
import { ensureDatabase } from "./postgres-client.mjs";
import { startStack } from "./stack.mjs";

const KEYS = ["buyer", "tutor", "account", "exam", "api", "sandbox", "smtp"];

export const testLogs = join(dataDir, "test-logs");

/** A whole stack on free ports with a database of its own, beside whatever else runs. */
export async function startTestStack({ cluster, database, signal }) {
  const ports = await findFreePorts(KEYS);
  const databaseUrl = await ensureDatabase(cluster, database);
  return startStack({ ports, databaseUrl, signal, logs: testLogs });
}
