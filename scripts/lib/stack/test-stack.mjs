import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase } from "../postgres/index.mjs";
import { findFreePorts } from "../processes/index.mjs";
import { dataDir } from "../setup/index.mjs";
import { startStack } from "./stack.mjs";

export const testLogs = join(dataDir, "test-logs");

/**
 * Starts a whole stack on free ports with its own database.
 * @param {{ cluster: import("../postgres/server.mjs").Server, database: string, signal: AbortSignal }} options
 */
export async function startTestStack({ cluster, database, signal }) {
  const ports = await findFreePorts();
  const databaseUrl = await ensureDatabase(cluster, database);
  const uploads = mkdtempSync(join(tmpdir(), "naran-uploads-"));
  const forget = () => rmSync(uploads, { recursive: true, force: true });
  // Tests run at any hour; at night nobody would be asked or reminded.
  const settings = { QUIET_HOURS: "off" };
  const stack = await startStack({ ports, databaseUrl, uploads, signal, settings, logs: testLogs }).catch((error) => {
    forget();
    throw error;
  });
  return { ...stack, stop: () => stack.stop().finally(forget) };
}
