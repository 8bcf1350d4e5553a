import { afterEach, expect, test, vi } from "vitest";
import { createTokenCheck, issueAccessToken } from "./access-token.ts";

const SECRET = "a secret of tests, a secret of tests";
const CALLER = { userId: "u1", sessionId: "s1" };
const NOW = Date.parse("2026-11-23T03:00:00Z");
const at = (seconds: number) => vi.setSystemTime(NOW + seconds * 1000);

afterEach(() => vi.useRealTimers());

/** The answer to a token issued at `NOW` by a process whose clock is `shift` seconds ahead of ours. */
async function answerOf(shift: number, seconds: number): Promise<unknown> {
  vi.useFakeTimers({ toFake: ["Date"] });
  at(shift);
  const { accessToken } = await issueAccessToken(SECRET, CALLER);
  at(seconds);
  try {
    return createTokenCheck(SECRET)(accessToken);
  } catch (error) {
    return error;
  }
}

const EXPIRED = { service: "account", errorCode: 10006 };

test.each([
  ["the same clock, at once", 0, 0, CALLER],
  ["the same clock, after five minutes", 0, 300, CALLER],
  ["the same clock, after the tolerance", 0, 306, EXPIRED],
  ["an issuer five seconds ahead", 5, 0, CALLER],
  ["an issuer a minute ahead", 60, 0, CALLER],
  ["an issuer a minute behind, within the life of the token", -60, 200, CALLER],
  ["an issuer a minute behind, after it", -60, 250, EXPIRED],
  ["a clock that was set back an hour", 3600, 0, CALLER],
])("with %s", async (_name, shift, seconds, expected) => {
  expect(await answerOf(shift, seconds)).toMatchObject(expected);
});

test("a check that has seen a token good refuses it when it has expired", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  at(0);
  const check = createTokenCheck(SECRET);
  const { accessToken } = await issueAccessToken(SECRET, CALLER);
  expect(check(accessToken)).toEqual(CALLER);
  at(310);
  expect(() => check(accessToken)).toThrow(expect.objectContaining(EXPIRED));
});
