import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

let answer: RequestListener;
const seen: IncomingMessage[] = [];
const api = createServer((request, response) => {
  seen.push(request);
  answer(request, response);
});
await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
let at = origin;
vi.doMock("../../../src/platform/config/env", () => ({ readWebEnv: () => ({ api: at }) }));
const { passToApi } = await import("../../../src/platform/proxy/pass-to-api");

beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const ask = (path: string, init: RequestInit = {}) => passToApi(new Request(`http://localhost:3000${path}`, init));

test("a call reaches the API as it is, and its answer the caller", async () => {
  answer = (_request, response) => {
    response.writeHead(409, { "set-cookie": ["a=1; Path=/", "b=2, c"], etag: 'W/"x"', connection: "close" }).end("no");
  };
  const headers = { cookie: "s=1", "x-forwarded-for": "198.51.100.7", "accept-encoding": "br", connection: "close" };
  const got = await ask("/api/a%2Fb?q=%EA%B0%80&q=2", { headers });
  expect(seen[0]?.url).toBe("/api/a%2Fb?q=%EA%B0%80&q=2");
  expect(seen[0]?.headers).toMatchObject({
    host: new URL(origin).host,
    cookie: "s=1",
    "x-forwarded-for": "198.51.100.7",
    "accept-encoding": "identity",
    connection: "keep-alive",
  });
  expect([got.status, await got.text(), got.headers.get("etag")]).toEqual([409, "no", 'W/"x"']);
  expect(got.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2, c"]);
  expect(got.headers.has("connection")).toBe(false);
});

test.each([
  ["HEAD", 200],
  ["GET", 304],
  ["DELETE", 204],
])("%s with %d has no body", async (method, status) => {
  answer = (_request, response) => response.writeHead(status, { etag: '"x"' }).end();
  const got = await ask("/api/x", { method });
  expect([got.status, got.body, got.headers.get("etag")]).toEqual([status, null, '"x"']);
});

test("an upload of 50 MB is passed on while it comes in", async () => {
  answer = async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    response.end(String(bytes));
  };
  const part = new Uint8Array(1_048_576);
  let parts = 0;
  const body = new ReadableStream({
    async pull(upload) {
      if (parts === 1) await vi.waitUntil(() => seen.length === 1);
      if (parts === 50) return upload.close();
      parts += 1;
      upload.enqueue(part);
    },
  });
  const got = await ask("/api/uploads", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(await got.text()).toBe(String(50 * part.length));
});

test("300 open streams leave a plain call alone; each event comes at once, and who leaves is gone at the API", async () => {
  const open = new Set<unknown>();
  answer = (request, response) => {
    if (request.url === "/api/plain") return response.end("here");
    open.add(response);
    response.once("close", () => open.delete(response));
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": \n\n");
  };
  const leave = new AbortController();
  const streams = await Promise.all(Array.from({ length: 300 }, () => ask("/api/events", { signal: leave.signal })));
  for (const stream of streams.slice(0, 2)) {
    expect(new TextDecoder().decode((await stream.body?.getReader().read())?.value)).toBe(": \n\n");
  }
  expect([open.size, await (await ask("/api/plain")).text()]).toEqual([300, "here"]);
  leave.abort();
  await vi.waitUntil(() => open.size === 0);
});

test("a caller who reads no further is gone at the API", async () => {
  const closed = vi.fn();
  answer = (_request, response) => {
    response.once("close", closed);
    response.write("first");
  };
  const got = await ask("/api/events");
  await got.body?.cancel();
  await vi.waitUntil(() => closed.mock.calls.length === 1);
});

test("an API that hangs up, or is not there, is 503 in its own shape", async () => {
  answer = (request) => request.socket.destroy();
  const got = await ask("/api/x", { method: "POST", body: "{}" });
  expect([got.status, got.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await got.json()).message).toMatch(/[가-힣]/);
  at = "http://127.0.0.1:1";
  vi.resetModules();
  const elsewhere = await import("../../../src/platform/proxy/pass-to-api");
  expect((await elsewhere.passToApi(new Request("http://localhost:3000/api/x"))).status).toBe(503);
});
