import { join } from "node:path";
import { root } from "./paths.mjs";
import { findFreePorts } from "./ports.mjs";
import { startService, untilAnswers } from "./processes.mjs";
import { testLogs } from "./test-stack.mjs";

/** Serves the bare Next page, the floor that our pages are measured beside. */
export async function startBarePage(signal) {
  const { bare } = await findFreePorts(["bare"]);
  const service = startService({
    name: "bare",
    args: ["server.js"],
    cwd: join(root, "bench", "bare-next", ".next", "standalone", "bench", "bare-next"),
    env: { ...process.env, PORT: String(bare), HOSTNAME: "127.0.0.1" },
    log: join(testLogs, "bare.log"),
  });
  const url = `http://127.0.0.1:${bare}/`;
  try {
    await untilAnswers(service, url, { signal });
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { url, stop: () => service.stop() };
}
