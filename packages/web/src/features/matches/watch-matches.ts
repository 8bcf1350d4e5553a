import { api, NetworkError } from "../../platform/api/api";

/** Back-off after a stream that broke at once, so that a failing server is not flooded. */
const RETRY_MS = 5_000;
/** After a refusal: the server holds as many streams as it may, or the account may have none. */
const REFUSED_MS = 60_000;

/**
 * Listens to changes of the user's matches (server-sent events) until `signal` aborts; reopens an ended stream with a
 * fresh token, later when the server says so. Events can get lost: callers poll as well.
 */
export async function watchMatches(onChange: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const opened = performance.now();
    const told = await readStream(onChange, signal).catch((error) =>
      error instanceof NetworkError ? null : REFUSED_MS,
    );
    const rest = told ?? RETRY_MS - (performance.now() - opened);
    if (rest > 0) await pause(rest, signal);
  }
}

/** @returns how long the server asks to rest before the next stream, if it does */
async function readStream(onChange: () => void, signal: AbortSignal): Promise<number | null> {
  const { data } = await api().GET("/lessons/matches/events", { parseAs: "stream", signal });
  const reader = (data as ReadableStream<BufferSource> | undefined)?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let rest: number | null = null;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
    if (done) return rest;
    const events = (text + value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("data: ")) onChange();
      const [, told] = /^retry: (\d+)$/.exec(event) ?? [];
      if (told) rest = Number(told);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
