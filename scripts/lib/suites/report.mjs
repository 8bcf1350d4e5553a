import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { duration, lastLines } from "../processes/index.mjs";
import { CRASHED, sum } from "./counts.mjs";

const FAILURE_LINES = 400;
/** A suite's own limits end it earlier; this one catches what hangs outside of them, so that the rest still runs. */
const LIMIT_MINUTES = 50;
const SLOWEST = 5;
/** Minimum duration of a file that is listed as slow. */
const SLOW_MS = 3_000;

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {{ counts: Counts, output: string, note?: string, show?: string }} Finished `note` is printed after the counts, `show` before them */
/** @typedef {Finished | { skipped: string }} Outcome `skipped` is the reason for skipping */

/** Prints one line for each suite as it ends, with its output after a failure; then a table of times, and the totals as the last line. */
export function createReport() {
  /** @type {{ title: string, ms: number, counts: Counts }[]} */
  const done = [];
  return {
    /**
     * Runs a suite; an exception counts as one failure, unless the signal aborted it.
     * @param {string} title
     * @param {() => Promise<Outcome>} work
     * @param {AbortSignal} [signal]
     */
    async run(title, work, signal) {
      const startedAt = Date.now();
      const outcome = await attempt(work, signal);
      if ("skipped" in outcome) return console.log(`${title.padEnd(26)}skipped: ${outcome.skipped}`);
      const ms = Date.now() - startedAt;
      done.push({ title, ms, counts: outcome.counts });
      print(title, outcome, ms);
    },
    /**
     * Times a step that is not a suite.
     * @param {string} title
     * @param {() => Promise<void>} work
     */
    async measure(title, work) {
      const startedAt = Date.now();
      await work();
      done.push({ title, ms: Date.now() - startedAt, counts: { passed: 0, failed: 0, skipped: 0 } });
    },
    /** @returns the exit code */
    finish() {
      const { passed, failed } = sum(done.map(({ counts }) => counts));
      console.log(`\n${timeTable(done)}\n\n${passed} passed, ${failed} failed`);
      return failed > 0 || passed === 0 ? 1 : 0;
    },
  };
}

/**
 * The table of times: each suite in minutes, with its slowest files below it.
 * @param {readonly { title: string, ms: number, counts: Counts }[]} suites
 */
export function timeTable(suites) {
  const line = (/** @type {number} */ ms, /** @type {string} */ name) =>
    `${(ms / 60_000).toFixed(1).padStart(7)}  ${name}`;
  const rows = suites.flatMap(({ title, ms, counts }) => {
    const slow = (counts.files ?? []).filter((file) => file.ms >= SLOW_MS).toSorted((a, b) => b.ms - a.ms);
    return [
      line(ms, title),
      ...slow.slice(0, SLOWEST).map((file) => `           ${duration(file.ms).padStart(6)}  ${file.name}`),
    ];
  });
  return ["minutes  suite, and its slowest files", ...rows].join("\n");
}

/**
 * @param {() => Promise<Outcome>} work
 * @param {AbortSignal} [signal]
 * @returns {Promise<Outcome>}
 */
async function attempt(work, signal) {
  try {
    return await Promise.race([work(), unfinished()]);
  } catch (error) {
    signal?.throwIfAborted();
    return { counts: CRASHED, output: error.stack ?? String(error) };
  }
}

/**
 * The failure of work that hangs, with the processes that still run then.
 * @returns {Promise<Finished>}
 */
async function unfinished() {
  await sleep(LIMIT_MINUTES * 60_000, undefined, { ref: false });
  const { stdout } = spawnSync("ps", ["-eo", "pid,ppid,etime,args"], { encoding: "utf8" });
  return { counts: CRASHED, output: `${stdout ?? ""}\nNot finished after ${LIMIT_MINUTES} minutes.` };
}

/**
 * @param {string} title
 * @param {Finished} finished
 * @param {number} ms
 */
function print(title, { counts, output, note, show }, ms) {
  if (counts.failed > 0) console.log(`----- ${title}\n${lastLines(output, FAILURE_LINES)}\n-----`);
  else if (show) console.log(show);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const details = [duration(ms), note].filter(Boolean).join(", ");
  console.log(`${title.padEnd(26)}${counts.passed} passed, ${counts.failed} failed${skipped}  (${details})`);
}
