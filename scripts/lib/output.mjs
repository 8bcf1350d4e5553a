/** The last lines of a text. */
export function lastLines(text, count) {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}

/** "1m 05s" or "12s". */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, "0")}s`;
}
