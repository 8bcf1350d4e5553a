import { execa } from "execa";
import { root } from "../setup/index.mjs";

/** What `timeout(1)` exits with. */
const TIMED_OUT = 124;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the checkout when it is left out
 * @property {NodeJS.ProcessEnv} [env] this process's when it is left out
 * @property {(line: string) => void} [onLine] called with each line while the command runs
 * @property {AbortSignal} [signal] ends the command with everything that it started
 * @property {number} [limitMinutes] ends it the same way, as a failure that keeps its output
 */

/**
 * Runs a command to its end, quietly, in a process group of its own.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} stdout and stderr in the order in which they came
 * @throws the signal's reason when it aborts; Error when there is no such command
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
 * @param {string} what names it in the error
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
