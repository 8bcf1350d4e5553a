import { once } from "node:events";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWebEnv } from "../../../src/platform/config/env";
import { onRequestError, startServerReporting } from "../../../src/platform/reporting/server-reporting";

const CANARIES = ["01098765432", "canary.minji@example.com", "4242000187654321", "Canary-Horse-9!"];

const received: string[] = [];
// Plays the error-reporting service.
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  received.push(`${JSON.stringify(request.headers)}\n${text}`);
  response.end("{}");
});
let dsn: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  dsn = `http://key@127.0.0.1:${typeof address === "object" ? address?.port : 0}/7`;
});
afterAll(() => server.close());

test("an error while rendering is reported without its message", async () => {
  onRequestError(new Error("before it is configured"));
  await startServerReporting(readWebEnv({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: "test" }));
  onRequestError(Object.assign(new Error("x"), { digest: "NEXT_REDIRECT;replace;/;307;" }));
  onRequestError(new RangeError(CANARIES.join(" "), { cause: new Error(CANARIES.join(" ")) }));
  onRequestError(CANARIES.join(" "));
  await expect.poll(() => received.length).toBe(2);
  const events = received.map((one) => JSON.parse(one.trim().split("\n").at(-1) ?? ""));
  expect(events.map(({ exception }) => exception.values[0].type).sort()).toEqual(["RangeError", "ThrownValue"]);
  expect(events[0]).toMatchObject({ environment: "test", level: "error" });
  for (const canary of CANARIES) expect(received.join("\n")).not.toContain(canary);
});
