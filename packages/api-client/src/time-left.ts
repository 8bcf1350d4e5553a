/**
 * Milliseconds until an instant of an answer's body. The answer's own `Date` says what time the server has, so that a
 * browser with a wrong clock is not told a wrong end; `now` serves where the header is missing.
 */
export function timeLeft(instant: string, response: Pick<Response, "headers">, now: number): number {
  const server = Date.parse(response.headers.get("date") ?? "");
  return Date.parse(instant) - (Number.isNaN(server) ? now : server);
}
