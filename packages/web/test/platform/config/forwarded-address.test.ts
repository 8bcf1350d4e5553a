import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { correctForwarded, correctForwardedAddresses, trustOf } from "../../../src/platform/config/forwarded-address";

const FORGED = "203.0.113.9";
const REAL = "198.51.100.7";
const isTrusted = trustOf(["10.0.0.0/8", "127.0.0.2"]);

test.each([
  ["a browser alone", REAL, undefined, REAL],
  ["a browser that forges one", REAL, FORGED, REAL],
  ["a browser that forges a list", REAL, `${FORGED}, 10.0.0.1`, REAL],
  ["a listed proxy that says nothing", "10.0.0.1", undefined, "10.0.0.1"],
  [
    "a listed proxy that appends: the API counts from the right",
    "10.0.0.1",
    `${FORGED}, ${REAL}`,
    `${FORGED}, ${REAL}, 10.0.0.1`,
  ],
  ["the same over a socket of IPv6", "::ffff:10.0.0.1", REAL, `${REAL}, ::ffff:10.0.0.1`],
])("%s", (_who, peer, said, seen) => {
  const headers: IncomingHttpHeaders = { "x-forwarded-for": said, "x-real-ip": FORGED, forwarded: `for=${FORGED}` };
  correctForwarded(headers, peer, isTrusted);
  expect(headers["x-forwarded-for"]).toBe(seen);
  if (!isTrusted(peer)) expect([headers["x-real-ip"], headers.forwarded]).toEqual([undefined, undefined]);
});

test("what is no address stops the start", () => {
  expect(() => trustOf(["proxy"])).toThrow("proxy");
});

const seen: unknown[] = [];
const server = createServer(({ headers }, answer) => {
  seen.push(headers["x-forwarded-for"]);
  answer.end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

test("every request to this process is corrected before its handler sees it", async () => {
  correctForwardedAddresses([]);
  const { port } = server.address() as { port: number };
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-forwarded-for": FORGED } });
  expect(seen).toEqual(["127.0.0.1"]);
});
