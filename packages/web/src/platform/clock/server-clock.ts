/** Within this a device's clock counts as right: an answer tells whole seconds, and takes time to arrive. */
const SLACK_MS = 15_000;

const listeners = new Set<() => void>();
let aheadMs = 0;

/**
 * The current time by the server's clock, as of the last response; by the device's clock before the first one. Pages
 * tell time by it. Durations are measured with `performance.now()`.
 */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** `fetch` of the API client: takes the server's time from the answer's `Date`. */
export async function fetchWithClock(request: Request): Promise<Response> {
  const response = await fetch(request);
  keepServerTime(Date.parse(response.headers.get("date") ?? ""));
  return response;
}

/** @param told the server's time in an answer that has just come (ms); NaN is ignored */
function keepServerTime(told: number): void {
  const seen = told - Date.now();
  if (!(Math.abs(seen - aheadMs) > SLACK_MS)) return;
  aheadMs = Math.abs(seen) > SLACK_MS ? seen : 0;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the server's time turns out to be another. @returns stops it */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
