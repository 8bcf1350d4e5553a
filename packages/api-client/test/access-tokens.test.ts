import { afterEach, describe, expect, test } from "vitest";
import { createAccessTokens } from "../src/access-tokens";
import { NetworkError, ServerError } from "../src/errors";
import { type Answer, type Seen, serve } from "./serve";

type Server = Awaited<ReturnType<typeof serve>>;
let server: Server;
afterEach(() => server.close());

const START = Date.parse("2026-11-20T00:00:00.000Z");

function tokenAnswer(count: number, from = START): Answer {
  const expiresAt = new Date(from + count * 300_000).toISOString();
  return { status: 200, body: { accessToken: `token-${count}`, expiresAt, sessionExpiresAt: expiresAt } };
}

async function tokens(answer: (request: Seen, count: number) => Answer) {
  server = await serve(answer);
  const clock = { now: START };
  const fetch = (request: Request) => globalThis.fetch(request);
  return { clock, made: createAccessTokens({ baseUrl: server.url, fetch, timeoutMs: 2000, now: () => clock.now }) };
}

describe("access tokens", () => {
  test("calls at the same time share one request, and the token is kept", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count));
    const got = await Promise.all([made.get(), made.get(), made.renew(null)]);
    expect(got).toEqual(["token-1", "token-1", "token-1"]);
    expect(await made.get()).toBe("token-1");
    expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /api/access-token"]);
  });

  test("is renewed shortly before it ends", async () => {
    const { made, clock } = await tokens((_, count) => tokenAnswer(count));
    await made.get();
    clock.now = START + 269_999;
    expect(await made.get()).toBe("token-1");
    clock.now = START + 270_000;
    expect(await made.get()).toBe("token-2");
  });

  test("a token that somebody else renewed meanwhile is used", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count));
    await made.get();
    expect(await made.renew("an older token")).toBe("token-1");
    expect(await made.renew("token-1")).toBe("token-2");
  });

  test("is null without a session, and asked for again next time", async () => {
    const body = { service: "account", errorCode: 10004, message: "로그인한 지 오래됐어요." };
    const { made } = await tokens((_, count) => (count === 1 ? { status: 401, body } : tokenAnswer(count)));
    expect(await made.get()).toBeNull();
    expect(await made.get()).toBe("token-2");
  });

  test("clear forgets it", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count));
    await made.get();
    made.clear();
    expect(await made.get()).toBe("token-2");
  });

  test("a failing server and a lost connection are told apart from a missing session", async () => {
    const { made } = await tokens((_, count) => (count === 1 ? { status: 500, body: "oops" } : "drop"));
    await expect(made.get()).rejects.toBeInstanceOf(ServerError);
    await expect(made.get()).rejects.toBeInstanceOf(NetworkError);
  });
});
