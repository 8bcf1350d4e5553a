/**
 * Errors that are part of the day, by name: what the catalogue answers, a connection that is gone, something that was called
 * off, code of a build that has been replaced. What a server answers with 5xx the server reports itself.
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
/** How browsers say that a request got nowhere. */
const NO_CONNECTION = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.?|network error)$/;
/** How the framework leaves a page for another one. */
const LEAVING = /^NEXT_/;

/** Whether monitoring ignores something that was thrown. */
export function isKnownProblem(problem: unknown): boolean {
  if (typeof problem !== "object" || problem === null) return false;
  const { name, message, digest } = problem as Readonly<Record<string, unknown>>;
  if (typeof name === "string" && KNOWN.has(name)) return true;
  if (typeof digest === "string" && LEAVING.test(digest)) return true;
  return typeof message === "string" && (NO_CONNECTION.test(message) || LEAVING.test(message));
}
