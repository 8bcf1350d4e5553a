import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A process looks at the file again after this long. */
export const LOOK_MS = 20;

/**
 * Tells every process of the run how far ahead the product's time is.
 * @param {string} file
 * @param {number} shiftMs
 */
export function writeShift(file, shiftMs) {
  mkdirSync(dirname(file), { recursive: true });
  // Renamed when complete: nobody reads half a number.
  writeFileSync(`${file}.new`, String(shiftMs));
  renameSync(`${file}.new`, file);
}

/**
 * A reader that looks at the file at most every 20 ms.
 * @param {string} file
 * @returns {() => number} milliseconds; 0 without a file
 */
export function shiftReader(file) {
  // Bound before Next replaces it: a look at the shift is no look at the time of a prerendered page.
  const elapsed = performance.now.bind(performance);
  let shift = 0;
  let lookAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (elapsed() < lookAt) return shift;
    lookAt = elapsed() + LOOK_MS;
    try {
      shift = Number(readFileSync(file, "utf8")) || 0;
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
      shift = 0;
    }
    return shift;
  };
}
