/**
 * Expected errors, by name: product errors of the catalogue, lost connections, aborted requests, and code of a replaced
 * build. The server itself reports its 5xx answers.
 */
const KNOWN = new Set([
  "ApiError",
  "SessionExpiredError",
  "ServerError",
  "NetworkError",
  "AbortError",
  "TimeoutError",
  "ChunkLoadError",
]);
/** Browsers' messages for a failed connection. */
const NO_CONNECTION = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)$/;
/** Control-flow errors that the framework throws for a navigation. */
const LEAVING = /^NEXT_/;

/** Whether monitoring ignores something that was thrown. */
export function isKnownProblem(problem: unknown): boolean {
  if (typeof problem !== "object" || problem === null) return false;
  const { name, message, digest } = problem as Readonly<Record<string, unknown>>;
  if (typeof name === "string" && KNOWN.has(name)) return true;
  if (typeof digest === "string" && LEAVING.test(digest)) return true;
  return typeof message === "string" && (NO_CONNECTION.test(message) || LEAVING.test(message));
}
