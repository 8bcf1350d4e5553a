import { createApiClient } from "@pkg/api-client";
import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { isMissingPage } from "./missing-page";

const asked = vi.hoisted(() => vi.fn<(path: string) => Response>());
vi.mock("@pkg/web/platform/api/server", () => ({
  server: () =>
    createApiClient({
      baseUrl: "http://api.test/api",
      timeoutMs: 1_000,
      getAccessToken: async () => null,
      isSignedIn: () => false,
      fetch: async (request: Request) => asked(new URL(request.url).pathname),
    }),
}));
beforeEach(() => asked.mockReset());

const open = (path: string, headers: Record<string, string> = {}) =>
  isMissingPage(new NextRequest(`http://localhost:3000${path}`, { headers }));
const refusal = (status: number, errorCode: number) =>
  Response.json({ service: "class", errorCode, message: "" }, { status });

test.each([
  ["nobody", "/tutors/9", refusal(404, 20001), true],
  ["an id that is none", "/tutors/x", refusal(400, 10001), true],
  ["a tutor", "/tutors/8", Response.json({}), false],
  ["an API that is away", "/events/spring", refusal(503, 10000), false],
])("%s", async (_what, path, answer, isMissing) => {
  asked.mockReturnValue(answer);
  expect(await open(path)).toBe(isMissing);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ["another page", "/tutors", {}],
  ["what the client router asks for", "/tutors/9", { "sec-fetch-dest": "empty" }],
])("%s is not looked up", async (_what, path, headers) => {
  expect(await open(path, headers)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test("an address that cannot be read names nothing", async () => {
  expect(await open("/events/%E0%A4%A")).toBe(true);
});
