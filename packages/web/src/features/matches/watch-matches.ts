import { api } from "../../platform/api/api";

/** Back-off after a stream that broke at once, so that a failing server is not flooded. */
const RETRY_MS = 5_000;

/**
 * Listens to changes of the user's matches (server-sent events) until `signal` aborts; reopens an ended stream with a
 * fresh token. Events can get lost: callers poll as well.
 */
export async function watchMatches(onChange: (matchId: string) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const opened = Date.now();
    await readStream(onChange, signal).catch(() => {});
    const rest = RETRY_MS - (Date.now() - opened);
    if (rest > 0) await pause(rest, signal);
  }
}

async function readStream(onChange: (matchId: string) => void, signal: AbortSignal): Promise<void> {
  const { data } = await api().GET("/lessons/matches/events", { parseAs: "stream", signal });
  const reader = (data as ReadableStream<BufferSource> | undefined)?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const [, matchId] = /^data: \{"matchId":"([\w-]+)"\}$/m.exec(event) ?? [];
      if (matchId) onChange(matchId);
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
