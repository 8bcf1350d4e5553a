/**
 * The last lines of a text.
 * @param {string} text
 * @param {number} count
 */
export function lastLines(text, count) {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}

/**
 * "1m 05s" or "12s".
 * @param {number} ms
 */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, "0")}s`;
}

/**
 * Pads to a column: a Korean letter takes two in a terminal.
 * @param {string} text
 * @param {number} columns
 */
export function padColumns(text, columns) {
  const taken = text.length + (text.match(/[\uac00-\ud7a3]/g)?.length ?? 0);
  return text + " ".repeat(Math.max(1, columns - taken));
}
