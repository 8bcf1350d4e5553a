import { execa } from "execa";
import { root } from "../setup/index.mjs";

/** Exit code of `timeout(1)`. */
const TIMED_OUT = 124;
/** A program that outlives the command may hold its output open: after this time it is no longer read. */
const OUTPUT_GRACE_MS = 5_000;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] by default the checkout
 * @property {NodeJS.ProcessEnv} [env] by default this process's
 * @property {(line: string) => void} [onLine] called with each line while the command runs
 * @property {AbortSignal} [signal] ends the command and its children
 * @property {number} [limitMinutes] ends it the same way, as a failure with its output so far
 */

/**
 * Runs a command to its end without printing its output, in a process group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} stdout and stderr, interleaved
 * @throws the signal's reason on abort; Error when the command doesn't exist
 */
export async function run(command, args, { cwd = root, env = process.env, onLine, signal, limitMinutes = 0 } = {}) {
  signal?.throwIfAborted();
  const child = execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    stdin: "ignore",
    all: true,
    reject: false,
    killDescendants: true,
    timeout: Math.round(limitMinutes * 60_000),
    ...(signal ? { cancelSignal: signal } : {}),
  });
  child.nodeChildProcess.once("exit", () => setTimeout(() => stopReading(child), OUTPUT_GRACE_MS).unref());
  if (onLine) for await (const line of child.iterable({ from: "all" })) onLine(line);
  const done = await child;
  signal?.throwIfAborted();
  if (done.timedOut)
    return { code: TIMED_OUT, output: `${done.all}\nNot finished after ${limitMinutes} minutes: ended.\n` };
  if (done.failed && done.exitCode === undefined && !done.signal) {
    throw new Error(`Could not run ${command}: ${done.originalMessage}`);
  }
  return { code: done.exitCode ?? 1, output: done.all };
}

/**
 * Runs a command that must succeed.
 * @param {string} what its name in the error
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its output
 * @throws Error with its whole output when it fails
 */
export async function mustRun(what, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed:\n${output.trim()}`);
  return output;
}

/** @param {{ stdout: import("node:stream").Readable, stderr: import("node:stream").Readable }} child */
function stopReading({ stdout, stderr }) {
  for (const stream of [stdout, stderr]) stream.destroy();
}
