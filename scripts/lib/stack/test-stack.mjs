import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
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
  const uploads = mkdtempSync(join(tmpdir(), "naran-uploads-"));
  const forget = () => rmSync(uploads, { recursive: true, force: true });
  const stack = await startStack({ ports, databaseUrl, uploads, signal, logs: testLogs }).catch((error) => {
    forget();
    throw error;
  });
  return { ...stack, stop: () => stack.stop().finally(forget) };
}
