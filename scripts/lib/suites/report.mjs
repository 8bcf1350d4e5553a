import { CRASHED, sum } from "./counts.mjs";
import { duration, lastLines } from "./output.mjs";

const FAILURE_LINES = 400;

/** Prints one line for each suite as it ends, its output when it failed, and the sum as the last line. */
export function createReport() {
  const all = [];
  return {
    /** Runs a suite: `work` gives { counts, output, note?, show? } or { skipped: why }; an exception is one failure. */
    async run(title, work, signal) {
      const startedAt = Date.now();
      const result = await attempt(work, signal);
      if (result.skipped) return console.log(`${title.padEnd(26)}skipped: ${result.skipped}`);
      all.push(result.counts);
      print(title, result, Date.now() - startedAt);
    },
    /** @returns the exit code */
    finish() {
      const { passed, failed } = sum(all);
      console.log(`${passed} passed, ${failed} failed`);
      return failed > 0 || passed === 0 ? 1 : 0;
    },
  };
}

async function attempt(work, signal) {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    return { counts: CRASHED, output: error.stack ?? String(error) };
  }
}

function print(title, { counts, output, note, show }, ms) {
  if (counts.failed > 0) console.log(`----- ${title}\n${lastLines(output, FAILURE_LINES)}\n-----`);
  else if (show) console.log(show);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  const details = [duration(ms), note].filter(Boolean).join(", ");
  console.log(`${title.padEnd(26)}${counts.passed} passed, ${counts.failed} failed${skipped}  (${details})`);
}
