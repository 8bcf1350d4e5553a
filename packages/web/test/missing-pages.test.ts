import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { withMissingPages } from "../src/platform/proxy/missing-pages";
import { createWebProxy } from "../src/platform/proxy/web-proxy";

const isMissing = vi.fn(async (path: string) => path === "/tutors/9");
const proxy = withMissingPages(createWebProxy({ app: "buyer" }), isMissing);
const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));

test("a page about nothing is the page of unknown addresses, with the policy of every page and without a place of its own", async () => {
  const { headers } = await ask("/tutors/9?from=mail");
  expect(headers.get("x-middleware-rewrite")).toBe("http://localhost:3000/nowhere");
  expect(headers.get("x-middleware-next")).toBeNull();
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("link")).toBeNull();
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-middleware-request-content-security-policy")).toBe(headers.get("content-security-policy"));
});

test("any other page is itself", async () => {
  const { headers } = await ask("/tutors/8");
  expect(headers.get("x-middleware-rewrite")).toBeNull();
  expect(headers.get("x-middleware-next")).toBe("1");
  expect(headers.get("link")).toContain("/tutors/8");
});

test("calls, and what the client router asks for, are not looked up", async () => {
  isMissing.mockClear();
  const call = await ask("/api/tutors/9");
  expect(call.headers.get("x-middleware-rewrite")).toContain("/api/tutors/9");
  await ask("/tutors/9", { "sec-fetch-dest": "empty" });
  expect(isMissing).not.toHaveBeenCalled();
});
