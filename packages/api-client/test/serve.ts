import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer and its `Date`; `null` never answers, "drop" closes the connection without an answer. */
export type Answer = { readonly status: number; readonly body?: unknown; readonly date?: string } | null | "drop";

/** A real HTTP server on a free port that records its requests. */
export async function serve(answer: (request: Seen, count: number) => Answer | Promise<Answer>) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "", url = "", headers } = request;
    const one: Seen = { method, path: url, headers, body: Buffer.concat(parts).toString() };
    seen.push(one);
    const given = await answer(one, seen.filter(({ path }) => path === url).length);
    if (given === null) return;
    if (given === "drop") return void request.socket.destroy();
    const { status, body, date } = given;
    response.writeHead(status, { "content-type": "application/json", ...(date ? { date } : {}) });
    response.end(body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/api`, seen, close };
}
