import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { serviceEnv } from "@pkg/e2e/env";

const FOLDER = fileURLToPath(new URL("../../.next/standalone/apps/buyer-web/", import.meta.url));
const PATIENCE_MS = 60_000;

/** Starts another server of the built buyer site on its own port with its own environment. */
export async function startOwnSite(variables: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = serviceEnv({ ...variables, BUYER_ORIGIN: origin, PORT: String(port), HOSTNAME: "127.0.0.1" });
  const child = spawn(process.execPath, ["server.js"], { cwd: FOLDER, env, stdio: "ignore" });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const until = Date.now() + PATIENCE_MS;
  while (!(await answers(`${origin}/robots.txt`))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error("The site did not come up.");
    }
  }
  return { origin, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(() => resolve(false), 100)),
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
