import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../setup/index.mjs";
import { lastLines } from "./output.mjs";

const STOP_LIMIT_MS = 6_000;
const exitWithParent = join(root, "scripts", "lib", "processes", "exit-with-parent.mjs");

/**
 * @typedef {object} ServicePlan
 * @property {string} name shown in messages
 * @property {string[]} args arguments to `node`
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log file for its output
 * @property {boolean} [echo] prints the output instead, each line prefixed with the name
 */
/**
 * @typedef {object} Service
 * @property {string} name
 * @property {Promise<string>} exited resolves with the reason
 * @property {() => boolean} hasEnded
 * @property {() => Promise<void>} stop ends it and its children
 * @property {() => string} output its output so far; empty when echoed
 */

/**
 * Starts a Node program as a service in its own process group.
 * @param {ServicePlan} plan
 * @returns {Service}
 */
export function startService({ name, args, cwd, env, log, echo = false }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = echo ? undefined : openSync(log, "w");
  const output = file ?? "pipe";
  // Not execa: the service writes its log file directly, so the log survives a crash of this process.
  const child = spawn(process.execPath, ["--import", exitWithParent, ...args], {
    cwd,
    env: { ...env, EXIT_WITH_PARENT: "1" },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  if (file !== undefined) closeSync(file);
  for (const stream of [child.stdout, child.stderr]) if (stream) echoLines(name, stream);

  let ended = false;
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    const end = (/** @type {string} */ how) => {
      ended = true;
      resolve(how);
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ? `it was ended by ${signal}` : `it exited with code ${code}`));
  });
  const stop = async () => {
    if (!ended) signalGroup(child.pid, "SIGTERM");
    const late = setTimeout(() => signalGroup(child.pid, "SIGKILL"), STOP_LIMIT_MS);
    await exited;
    clearTimeout(late);
    signalGroup(child.pid, "SIGKILL"); // its own children that are still running
  };
  return { name, exited, stop, hasEnded: () => ended, output: () => (echo ? "" : readFileSync(log, "utf8")) };
}

/**
 * Waits until the URL answers with a status below 500.
 * @param {Service} service
 * @param {string} url
 * @param {{ signal?: AbortSignal | undefined, seconds?: number }} [options]
 * @throws Error with the last lines of the service's output when it exits first or the timeout is over
 */
export async function untilAnswers(service, url, { signal, seconds = 90 } = {}) {
  const deadline = Date.now() + seconds * 1000;
  let last = "no answer";
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (service.hasEnded()) throw startError(service, await service.exited);
    try {
      const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
      last = `${url} answers ${response.status}`;
    } catch (error) {
      last = `${url}: ${error.cause?.code ?? error.message}`;
    }
    await sleep(100);
  }
  throw startError(service, `not ready after ${seconds}s (${last})`);
}

/**
 * @param {Service} service
 * @param {string} why
 */
function startError({ name, output }, why) {
  const lines = lastLines(output(), 30);
  return new Error(`${name} did not start: ${why}${lines ? `\n${lines}` : ""}`);
}

/**
 * @param {string} name
 * @param {import("node:stream").Readable} stream
 */
function echoLines(name, stream) {
  createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(8)} ${line}`));
}

/**
 * @param {number | undefined} pid undefined when the process could not be started
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}
