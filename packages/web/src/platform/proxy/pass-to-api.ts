import * as http from "node:http";
import * as https from "node:https";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { readWebEnv } from "../config/env";

/** Above the 60 s that the client waits, so that the client decides when to give up. */
const SILENCE_MS = 65_000;

// Without a limit of connections: each open page holds one for its live events, and calls must not wait behind them.
const PLAIN = { send: http.request, agent: new http.Agent({ keepAlive: true }) };
const SECURE = { send: https.request, agent: new https.Agent({ keepAlive: true }) };

/** Meant for one connection, not for both. */
const OF_CONNECTION = /^(connection|keep-alive|proxy-|te$|trailer$|transfer-encoding$|upgrade$|expect$|host$)/;
const WITHOUT_BODY = [204, 205, 304];

const AWAY = { message: "서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요." };

let api: string | null = null;

/**
 * The handler of `/api` of every site: sends a call to the API and hands its answer back, both while they come in. A caller who
 * leaves ends the call. Without an answer it is 503 in the API's shape.
 */
export function passToApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  api ??= readWebEnv().api;
  const target = new URL(pathname + search, api);
  const { send, agent } = target.protocol === "https:" ? SECURE : PLAIN;
  const call = send(target, { method: request.method, headers: headersOf(request), agent, timeout: SILENCE_MS });
  const leave = () => call.destroy();
  request.signal.addEventListener("abort", leave);
  call.once("close", () => request.signal.removeEventListener("abort", leave));
  call.once("timeout", leave);
  return new Promise((resolve) => {
    call.once("response", (answer) => resolve(toResponse(request.method, answer)));
    call.on("error", () => resolve(Response.json(AWAY, { status: 503, headers: { "retry-after": "5" } })));
    if (request.body)
      Readable.fromWeb(request.body as NodeStream)
        .on("error", leave)
        .pipe(call);
    else call.end();
  });
}

function headersOf(request: Request): http.OutgoingHttpHeaders {
  const passed = [...request.headers].filter(([name]) => !OF_CONNECTION.test(name));
  // Next takes the encoding out of every answer of a handler, and compresses it itself.
  return { ...Object.fromEntries(passed), "accept-encoding": "identity" };
}

function toResponse(method: string, answer: http.IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!OF_CONNECTION.test(name)) for (const value of values) headers.append(name, value);
  }
  const { statusCode: status = 502 } = answer;
  const isEmpty = method === "HEAD" || WITHOUT_BODY.includes(status);
  if (isEmpty) answer.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers });
}
