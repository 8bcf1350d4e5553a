import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Whether a process with this id exists (of any user).
 * @param {number} pid
 */
export function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * The id of the running process that holds the lock file, or undefined.
 * @param {string} file
 */
export function lockHolder(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Acquires the lock without waiting; undefined when a running process holds it.
 * @param {string} file
 * @returns {(() => void) | undefined} releases it
 */
export function tryLock(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (;;) {
      try {
        // linkSync publishes file and content atomically: no process reads a lock without its holder.
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
        if (lockHolder(file) !== undefined) return undefined;
        rmSync(file, { force: true });
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Waits until the lock is free and acquires it.
 * @param {string} file
 * @returns {Promise<() => void>} releases it
 */
export async function takeLock(file) {
  for (;;) {
    const release = tryLock(file);
    if (release) return release;
    await sleep(200);
  }
}
