import { createHash } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../processes/index.mjs";
import { dataDir, lockHolder, root } from "../setup/index.mjs";
import { embeddedBinaries } from "./binaries.mjs";
import { startCluster, stopLeftover } from "./server.mjs";
import { canReach, postgresUser } from "./user.mjs";

const checkoutKey = createHash("sha256").update(root).digest("hex").slice(0, 12);
const sharedTmp = canReach(tmpdir(), postgresUser()) ? tmpdir() : "/tmp";
const spareDir = join(sharedTmp, `naran-${checkoutKey}`);
const TEST_PREFIX = "naran-test-postgres-";

/** The folder of the local run's database: in the checkout, or in the system's temporary folder when its user can't reach that. */
export function localClusterFolder() {
  const ids = postgresUser();
  mkdirSync(dataDir, { recursive: true });
  if (canReach(dataDir, ids)) return { folder: join(dataDir, "postgres"), moved: false };
  mkdirSync(spareDir, { recursive: true, mode: 0o755 });
  assertOurs(spareDir);
  return { folder: join(spareDir, "postgres"), moved: true };
}

/**
 * Starts the database of `npm start`, which persists between runs.
 * @param {number} port
 */
export function startLocalCluster(port) {
  const ids = postgresUser();
  const { folder } = localClusterFolder();
  return startCluster({ folder, port, ids, bin: embeddedBinaries(ids, spareDir) });
}

/**
 * Starts a server for one test run, removed at its end.
 * @param {{ port?: number, bin?: string }} [options] by default a free port and the embedded PostgreSQL
 */
export async function startTestCluster({ port, bin } = {}) {
  const ids = postgresUser();
  const folder = mkdtempSync(join(sharedTmp, TEST_PREFIX));
  writeFileSync(join(folder, "owner"), String(process.pid));
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
  try {
    const cluster = await startCluster({
      folder,
      port: port ?? (await findFreePort()),
      ids,
      durable: false,
      bin: bin ?? embeddedBinaries(ids, spareDir),
    });
    const stop = async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...cluster, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Removes the servers and folders of killed test runs. */
export async function sweepTestClusters() {
  for (const name of readdirSync(sharedTmp).filter((entry) => entry.startsWith(TEST_PREFIX))) {
    const folder = join(sharedTmp, name);
    const owner = join(folder, "owner");
    if (!isOurs(folder) || !existsSync(owner) || lockHolder(owner) !== undefined) continue;
    await stopLeftover(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function assertOurs(folder) {
  if (!isOurs(folder))
    throw new Error(`Cannot start: ${folder} belongs to another user; remove it, or set DATABASE_URL.`);
}

/** @param {string} folder */
function isOurs(folder) {
  const { uid } = lstatSync(folder);
  return uid === process.getuid?.() || uid === postgresUser().uid;
}
