import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines } from "./output.mjs";
import { root } from "./paths.mjs";

const STOP_LIMIT_MS = 6_000;
const leash = join(root, "scripts", "lib", "leash.mjs");

/**
 * Starts a Node program as a service in its own process group.
 * @param name shown in messages
 * @param args arguments to `node`
 * @param log file that takes its output; `echo` true prints it, each line with the name, instead
 * @returns {{ name: string, exited: Promise<string>, stop: () => Promise<void>, output: () => string }} `exited` tells how it ended
 */
export function startService({ name, args, cwd, env, log, echo = false }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = echo ? undefined : openSync(log, "w");
  const output = file ?? "pipe";
  const child = spawn(process.execPath, ["--import", leash, ...args], {
    cwd,
    env: { ...env, ON_LEASH: "1" },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  if (file !== undefined) closeSync(file);
  if (echo) for (const stream of [child.stdout, child.stderr]) echoLines(name, stream);

  let ended = false;
  const exited = new Promise((resolve) => {
    const end = (how) => {
      ended = true;
      resolve(how);
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ? `it was ended by ${signal}` : `it exited with code ${code}`));
  });
  const stop = async () => {
    if (!ended) signalGroup(child.pid, "SIGTERM");
    const limit = new AbortController();
    const late = sleep(STOP_LIMIT_MS, undefined, { signal: limit.signal }).then(
      () => signalGroup(child.pid, "SIGKILL"),
      () => {},
    );
    await Promise.race([exited, late.then(() => exited)]);
    limit.abort();
    signalGroup(child.pid, "SIGKILL"); // whatever its own children are still doing
  };
  return { name, exited, stop, hasEnded: () => ended, output: () => (echo ? "" : readFileSync(log, "utf8")) };
}

/**
 * Waits until the address answers below 500.
 * @throws Error with the service's last lines when it ends before, or the time is over
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

function startError({ name, output }, why) {
  const lines = lastLines(output(), 30);
  return new Error(`${name} did not start: ${why}${lines ? `\n${lines}` : ""}`);
}

function echoLines(name, stream) {
  createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(8)} ${line}`));
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}
