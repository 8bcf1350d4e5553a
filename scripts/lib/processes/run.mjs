import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const KILL_AFTER_MS = 5_000;

/**
 * Runs a command to its end, quietly, in a process group of its own.
 * @param onLine called with each line while it runs
 * @param signal ends it, with everything it started
 * @param limitMinutes ends it the same way, as a failure that keeps its output
 * @returns {Promise<{ code: number, output: string, ms: number }>} stdout and stderr in the order they came
 */
export function run(command, args, { cwd = root, env = process.env, onLine, signal, limitMinutes } = {}) {
  signal?.throwIfAborted();
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const chunks = [];
  const end = () => {
    killGroup(child.pid, "SIGTERM");
    setTimeout(() => killGroup(child.pid, "SIGKILL"), KILL_AFTER_MS).unref();
  };
  signal?.addEventListener("abort", end, { once: true });
  let late = false;
  const timer =
    limitMinutes &&
    setTimeout(() => {
      late = true;
      chunks.push(`\nNot finished after ${limitMinutes} minutes: ended.\n`);
      end();
    }, limitMinutes * 60_000);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      chunks.push(text);
      if (onLine) for (const line of text.split("\n")) if (line.trim()) onLine(line);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`Could not run ${command}: ${error.message}`)));
    child.once("close", (code) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: late ? 124 : (code ?? 1), output: chunks.join(""), ms: Date.now() - startedAt });
    });
  });
}

/** Runs a command that must succeed. @throws Error with its whole output when it doesn't */
export async function mustRun(what, command, args, options) {
  const done = await run(command, args, options);
  if (done.code !== 0) throw new Error(`${what} failed:\n${done.output.trim()}`);
  return done;
}

function killGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
