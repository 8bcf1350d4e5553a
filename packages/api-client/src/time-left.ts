/**
 * Milliseconds until an instant in an answer's body. Uses the answer's `Date` header as the current time, so that a wrong
 * browser clock does not matter; `now` is the fallback without that header.
 */
export function timeLeft(instant: string, response: Pick<Response, "headers">, now: number): number {
  const server = Date.parse(response.headers.get("date") ?? "");
  return Date.parse(instant) - (Number.isNaN(server) ? now : server);
}
