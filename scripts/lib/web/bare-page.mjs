import { join } from "node:path";
import { findFreePort, startService, untilAnswers } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { testLogs } from "../stack/index.mjs";

/**
 * Serves the bare Next page, the floor that our pages are measured beside.
 * @param {AbortSignal} signal
 */
export async function startBarePage(signal) {
  const port = await findFreePort();
  const service = startService({
    name: "bare",
    args: ["server.js"],
    cwd: join(root, "bench", "bare-next", ".next", "standalone", "bench", "bare-next"),
    env: { ...process.env, PORT: String(port), HOSTNAME: "127.0.0.1" },
    log: join(testLogs, "bare.log"),
  });
  const url = `http://127.0.0.1:${port}/`;
  try {
    await untilAnswers(service, url, { signal });
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { url, stop: () => service.stop() };
}
