import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { localClusterFolder, startLocalCluster } from "./clusters.mjs";
import { buildAll, installDependencies } from "./install.mjs";
import { lockHolder, tryLock } from "./lock.mjs";
import { dataDir } from "./paths.mjs";
import { assertPortsFree, readPorts } from "./ports.mjs";
import { stopLeftover } from "./postgres.mjs";
import { ensureDatabase } from "./postgres-client.mjs";
import { Stopped, shutdownSignal } from "./shutdown.mjs";
import { startStack } from "./stack.mjs";
import { printWelcome } from "./welcome.mjs";

const DATABASE = "naran";
const lockFile = join(dataDir, "run.lock");

/**
 * From a bare checkout to the running product, until it is told to end.
 * @param mode "built" (npm start) or "dev" (watches the sources)
 * @returns the exit code: 0 when it was asked to end, 1 when something failed
 */
export async function runLocally(mode) {
  const signal = shutdownSignal();
  const cleanUp = [];
  let code = 0;
  try {
    const why = await startAndWait({ mode, signal, cleanUp });
    console.error(why);
    code = 1;
  } catch (error) {
    if (!(error instanceof Stopped)) {
      console.error(error.message);
      code = 1;
    }
  }
  if (cleanUp.length > 1) console.log("Stopping...");
  for (const end of cleanUp.toReversed()) await end();
  return code;
}

async function startAndWait({ mode, signal, cleanUp }) {
  if (process.env.NODE_ENV === "production") {
    throw new Error(
      "Cannot start: this is the local run, with demo log-ins and the sandbox; docs/operations.md tells how to run in production (NODE_ENV=production).",
    );
  }
  const ports = readPorts();
  const external = process.env.DATABASE_URL;
  if (!external) {
    cleanUp.push(lockDatabase());
    await stopLeftover(localClusterFolder().folder);
  }
  await assertPortsFree(ports, { without: external ? ["postgres"] : [] });

  console.log("Installing what the lockfile says...");
  await installDependencies(signal);
  console.log(
    mode === "dev" ? "Building the packages..." : "Building (a minute or two the first time, then cached)...",
  );
  await buildAll(signal, mode === "dev" ? ["--filter=./packages/*"] : ["--filter=!@app/bare-next"]);

  console.log(external ? "Preparing the database of DATABASE_URL..." : "Starting the embedded database...");
  const cluster = external ? undefined : await startLocalCluster(ports.postgres);
  if (cluster) cleanUp.push(cluster.stop);
  signal.throwIfAborted();
  const databaseUrl = cluster ? await ensureDatabase(cluster, DATABASE) : external;

  console.log("Starting the services...");
  const stack = await startStack({
    ports,
    databaseUrl,
    mode,
    signal,
    logs: join(dataDir, "logs"),
    echo: mode === "dev",
  });
  cleanUp.push(stack.stop);
  printWelcome({ env: stack.env, people: stack.people, databaseFolder: cluster && localClusterFolder() });

  const databaseEnded = cluster?.exited.then(() => `The database ended by itself; see ${cluster.log}.`);
  return Promise.race([aborted(signal), stack.failed, databaseEnded].filter(Boolean));
}

function lockDatabase() {
  mkdirSync(dataDir, { recursive: true });
  const release = tryLock(lockFile);
  if (release) return release;
  throw new Error(
    `Cannot start: another run of this checkout (process ${lockHolder(lockFile)}) uses its database; stop that one, or set DATABASE_URL.`,
  );
}

function aborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
