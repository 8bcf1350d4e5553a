import { NetworkError } from "./errors";

/** The part of `fetch` that the client uses. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Sends a request and gives up after `timeoutMs`.
 * @throws NetworkError without an answer; rethrows the caller's own abort
 */
export async function timedFetch(fetch: Fetch, request: Request, timeoutMs: number): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, limit]) }));
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NetworkError(error, limit.aborted);
  }
}
