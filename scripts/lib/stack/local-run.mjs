import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openClock } from "../clock/index.mjs";
import { ensureDatabase, localClusterFolder, startLocalCluster, stopLeftover } from "../postgres/index.mjs";
import { assertPortsFree, readPorts } from "../processes/index.mjs";
import { dataDir, lockHolder, Stopped, shutdownSignal, tryLock } from "../setup/index.mjs";
import { buildAll } from "./build.mjs";
import { lifeStartMs, liveDemoLives } from "./demo-lives.mjs";
import { startStack } from "./stack.mjs";
import { printWelcome } from "./welcome.mjs";

const DATABASE = "naran";
const lockFile = join(dataDir, "run.lock");

/** @typedef {import("./service-plans.mjs").Mode} Mode */
/** @typedef {(() => void | Promise<void>)[]} CleanUp in start order */

/**
 * Builds and runs the product until a signal ends it.
 * @param {Mode} mode
 * @returns {Promise<number>} the exit code: 0 after a signal, 1 after a failure
 */
export async function runLocally(mode) {
  const signal = shutdownSignal();
  /** @type {CleanUp} */
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

/**
 * @param {{ mode: Mode, signal: AbortSignal, cleanUp: CleanUp }} options
 * @returns {Promise<string | undefined>} the service that ended by itself
 */
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

  console.log(
    mode === "dev" ? "Building the packages..." : "Building (a minute or two the first time, then cached)...",
  );
  await buildAll(signal, mode === "dev" ? ["--filter=./packages/*"] : ["--filter=!@app/bare-next"]);

  const { databaseUrl, cluster } = external
    ? { databaseUrl: external, cluster: undefined }
    : await startDatabase(ports.postgres, cleanUp);
  signal.throwIfAborted();

  console.log("Starting the services...");
  // Only the database of this checkout: nobody else's gets a clock of its own.
  const clock = cluster
    ? await openClock({ databaseUrl, file: join(dataDir, "clock"), startMs: await lifeStartMs() })
    : undefined;
  if (clock) cleanUp.push(clock.stop);
  const stack = await startStack({
    ports,
    databaseUrl,
    mode,
    signal,
    ...(clock ? { clock } : {}),
    // The vendors remember what the database of this checkout speaks of.
    ...(cluster ? { settings: { SANDBOX_STATE_FILE: join(dataDir, "sandbox.json") } } : {}),
    logs: join(dataDir, "logs"),
    echo: mode === "dev",
  });
  cleanUp.push(stack.stop);
  if (clock?.isNew) {
    console.log("Living through the demo people's last weeks (two minutes, the first time)...");
    await liveDemoLives({ env: stack.env, databaseUrl, clock });
  } else if (clock?.isBehind) {
    console.log(
      "An earlier start broke off in the demo people's past: going on to today. For whole lives delete .data first.",
    );
    await clock.moveTo(new Date());
  }
  printWelcome({ env: stack.env, people: stack.people, ...(cluster ? { databaseFolder: localClusterFolder() } : {}) });

  const databaseEnded = cluster?.exited.then(() => `The database ended by itself; see ${cluster.log}.`);
  return Promise.race([aborted(signal), stack.failed, ...(databaseEnded ? [databaseEnded] : [])]);
}

/**
 * @param {number} port
 * @param {CleanUp} cleanUp
 */
async function startDatabase(port, cleanUp) {
  console.log("Starting the embedded database...");
  const cluster = await startLocalCluster(port);
  cleanUp.push(cluster.stop);
  return { databaseUrl: await ensureDatabase(cluster, DATABASE), cluster };
}

function lockDatabase() {
  mkdirSync(dataDir, { recursive: true });
  const release = tryLock(lockFile);
  if (release) return release;
  throw new Error(
    `Cannot start: another run of this checkout (process ${lockHolder(lockFile)}) uses its database; stop that one, or set DATABASE_URL.`,
  );
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
function aborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
