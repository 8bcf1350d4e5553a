import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import type { Ctx } from "../../../../deps.ts";

/** A line that means nothing, so that nobody on the way takes a quiet stream for a dead one. */
const HEARTBEAT_MS = 20_000;
/** A stream ends soon after its access token is out of date; the page opens the next one with a new token. */
const LIFETIME_MS = 5 * 60_000;

/** Tells which of an account's matches changed, each time one does, until the caller leaves or the stream has lived its time. */
export function openStream({ liveEvents, actor: { userId } }: Ctx<"account">, caller: IncomingMessage): PassThrough {
  const stream = new PassThrough();
  const unsubscribe = liveEvents.subscribe(userId, {
    hear: ({ matchId }) => void stream.write(`data: ${JSON.stringify({ matchId })}\n\n`),
    end: (restMs) => stream.end(restMs === undefined ? undefined : `retry: ${restMs}\n\n`),
  });
  const heartbeat = setInterval(() => stream.write(": \n\n"), HEARTBEAT_MS);
  const end = setTimeout(() => stream.end(), LIFETIME_MS);
  const leave = () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(end);
    stream.destroy();
  };
  caller.once("close", leave);
  stream.once("close", leave);
  // Sends the headers: the page knows that it is heard.
  stream.write(": \n\n");
  return stream;
}
