import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines } from "../processes/index.mjs";
import { isAlive } from "../setup/index.mjs";
import { untilDatabaseAnswers } from "./client.mjs";

const STOP_LIMIT_MS = 10_000;

/**
 * @typedef {object} ServerOptions
 * @property {string} folder data, password and log of the server
 * @property {number} port its port on 127.0.0.1
 * @property {string} bin the folder with `initdb` and `postgres`
 * @property {import("./user.mjs").Ids} ids the user it runs as
 * @property {boolean} [durable] false skips syncing to disk, for data that may be lost with the machine
 */
/**
 * @typedef {object} Server
 * @property {(database?: string) => string} url
 * @property {Promise<void>} exited
 * @property {() => Promise<void>} stop
 * @property {string} log
 */

/**
 * Starts a PostgreSQL server on the loopback interface; initializes its files on the first start.
 * @param {ServerOptions} options
 * @returns {Promise<Server>}
 * @throws Error with the last lines of the server's log when it doesn't start
 */
export async function startCluster({ folder, port, bin, ids, durable = true }) {
  const data = join(folder, "data");
  const password = initialise({ folder, data, bin, ids });
  const log = join(folder, "postgres.log");
  const out = openSync(log, "w");
  const fast = durable ? [] : ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=200"];
  const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings, ...fast], {
    ...ids,
    cwd: "/",
    detached: true,
    stdio: ["ignore", out, out],
  });
  let ended = false;
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    const end = () => {
      ended = true;
      resolve();
    };
    child.once("exit", end);
    child.once("error", end);
  });
  const stop = () => stopServer(child, exited, () => ended);
  const url = (database = "postgres") => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  try {
    await untilDatabaseAnswers(url(), () => ended);
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${error.message}\n${lastLines(readFileSync(log, "utf8"), 15)}`);
  }
  return { url, exited, stop, log };
}

/**
 * Stops the server of an earlier, killed run on this folder.
 * @param {string} folder
 */
export async function stopLeftover(folder) {
  const file = join(folder, "data", "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  if (!isAlive(pid)) return;
  const command = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  if (!command.includes(join(folder, "data"))) return;
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(50);
}

/** @param {Pick<ServerOptions, "folder" | "bin" | "ids"> & { data: string }} options */
function initialise({ folder, data, bin, ids }) {
  const passwordFile = join(folder, "password");
  mkdirSync(folder, { recursive: true });
  if (existsSync(data)) return readFileSync(passwordFile, "utf8");
  const password = randomBytes(18).toString("base64url");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  // The folder is renamed when complete, so that a killed initdb leaves no folder that looks finished.
  const half = `${data}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (ids.uid !== undefined && ids.gid !== undefined) {
    chownSync(half, ids.uid, ids.gid);
    chownSync(passwordFile, ids.uid, ids.gid);
  }
  const args = ["-D", half, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8"];
  const locale = ["--lc-collate=C", `--lc-ctype=${utf8Locale()}`, "--lc-messages=C"];
  const done = spawnSync(join(bin, "initdb"), [...args, ...locale], { ...ids, cwd: "/", encoding: "utf8" });
  if (done.status !== 0) throw new Error(`initdb failed: ${done.error?.message ?? done.stderr.trim()}`);
  renameSync(half, data);
  return password;
}

/** Picks a UTF-8 locale; the available ones differ by system. */
function utf8Locale() {
  const known = (spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout ?? "").split("\n").map((line) => line.trim());
  return ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name)) ?? "C";
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {Promise<void>} exited
 * @param {() => boolean} hasEnded
 */
async function stopServer(child, exited, hasEnded) {
  if (hasEnded()) return;
  child.kill("SIGINT"); // fast shutdown: open connections are closed
  const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
