import { afterEach, describe, expect, test } from "vitest";
import { type AccessTokenOptions, createAccessTokens } from "../src/access-tokens";
import { NetworkError, ServerError } from "../src/errors";
import { timeLeft } from "../src/time-left";
import { type Answer, type Seen, serve } from "./serve";

type Server = Awaited<ReturnType<typeof serve>>;
let server: Server;
afterEach(() => server.close());

const START = Date.parse("2026-11-20T00:00:00.000Z");

function tokenAnswer(count: number, from = START): Answer {
  const expiresAt = new Date(from + count * 300_000).toISOString();
  const date = new Date(from + (count - 1) * 300_000).toUTCString();
  return { status: 200, date, body: { accessToken: `token-${count}`, expiresAt, sessionExpiresAt: expiresAt } };
}

async function tokens(answer: (request: Seen, count: number) => Answer, more: Partial<AccessTokenOptions> = {}) {
  server = await serve(answer);
  const clock = { now: START };
  const fetch = (request: Request) => globalThis.fetch(request);
  const options = { baseUrl: server.url, fetch, timeoutMs: 2000, now: () => clock.now, ...more };
  return { clock, made: createAccessTokens(options) };
}

describe("access tokens", () => {
  test("concurrent calls share one request, and the token is cached", async () => {
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

  test("lasts as long in a browser whose clock is an hour ahead", async () => {
    const { made, clock } = await tokens((_, count) => tokenAnswer(count));
    clock.now = START + 3_600_000;
    await made.get();
    clock.now += 269_999;
    expect(await made.get()).toBe("token-1");
    clock.now += 1;
    expect(await made.get()).toBe("token-2");
  });

  test("a token that another call has renewed meanwhile is used", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count));
    await made.get();
    expect(await made.renew("an older token")).toBe("token-1");
    expect(await made.renew("token-1")).toBe("token-2");
  });

  test("is null without a session, and requested again next time", async () => {
    const body = { service: "account", errorCode: 10004, message: "로그인한 지 오래됐어요." };
    const { made } = await tokens((_, count) => (count === 1 ? { status: 401, body } : tokenAnswer(count)));
    expect(await made.get()).toBeNull();
    expect(made.ended()).toMatchObject({ service: "account", errorCode: 10004 });
    expect(await made.get()).toBe("token-2");
    expect(made.ended()).toBeNull();
  });

  test("an idle page renews without extending the session, unless it extends explicitly", async () => {
    const issued: { sessionLeftMs: number; extended: boolean }[] = [];
    const page = { idle: false };
    const { made, clock } = await tokens((_, count) => tokenAnswer(count), {
      isIdle: () => page.idle,
      onIssued: (one) => issued.push(one),
    });
    await made.get();
    page.idle = true;
    clock.now = START + 280_000;
    await made.get();
    await made.extend();
    expect(server.seen.map(({ path }) => path)).toEqual([
      "/api/access-token",
      "/api/access-token?idle=true",
      "/api/access-token",
    ]);
    expect(issued.map(({ extended }) => extended)).toEqual([true, false, true]);
  });

  test("extending waits for a renewal that would not have extended", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count), { isIdle: () => true });
    await Promise.all([made.get(), made.extend()]);
    expect(server.seen.map(({ path }) => path)).toEqual(["/api/access-token?idle=true", "/api/access-token"]);
  });

  test("the time left follows the server's clock, not the browser's", () => {
    const answered = (date?: string) => ({ headers: new Headers(date ? { date } : {}) });
    const end = "2026-11-20T00:30:00.000Z";
    const [hourAhead, served] = [START + 3_600_000, answered("Fri, 20 Nov 2026 00:10:00 GMT")];
    expect(timeLeft(end, served, hourAhead)).toBe(20 * 60_000);
    expect(timeLeft(end, answered(), START)).toBe(30 * 60_000);
  });

  test("clear discards it", async () => {
    const { made } = await tokens((_, count) => tokenAnswer(count));
    await made.get();
    made.clear();
    expect(await made.get()).toBe("token-2");
  });

  test("a failing server and a lost connection differ from a missing session", async () => {
    const { made } = await tokens((_, count) => (count === 1 ? { status: 500, body: "oops" } : "drop"));
    await expect(made.get()).rejects.toBeInstanceOf(ServerError);
    await expect(made.get()).rejects.toBeInstanceOf(NetworkError);
  });
});
