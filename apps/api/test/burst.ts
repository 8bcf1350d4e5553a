import type { Caller, Method } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { ORIGIN } from "./harness/settings.ts";

/** What our own proxy, on this machine, is configured as in tests of addresses. */
export const OWN_PROXY = "127.0.0.1";

export interface BurstCall {
  who: Caller;
  method: Method;
  path: string;
  body?: object;
  /** `X-Forwarded-For` as it reaches the API: the last address is the one that our proxy saw. */
  from: string;
}

/** An address of a test network (RFC 2544), another one for each number. */
export const addressOf = (n: number): string => `198.18.${Math.floor(n / 250)}.${(n % 250) + 1}`;

/** Sends all calls at once over real connections, and waits for all answers. */
export async function burst(t: TestApp, calls: BurstCall[]) {
  return Promise.all(
    calls.map(async ({ who, method, path, body, from }) => {
      const response = await fetch(`${t.origin}/api${path}`, {
        method,
        headers: {
          origin: ORIGIN,
          "x-forwarded-for": from,
          ...(who.accessToken ? { authorization: `Bearer ${who.accessToken}` } : {}),
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : null };
    }),
  );
}

/** How many answers there were of each status. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Runs a count again, of somebody else, when a window of its limit ended meanwhile: across that it would prove nothing. */
export async function inOneWindow<T>(windowSeconds: number, count: () => Promise<T>): Promise<T> {
  const window = () => Math.floor(Date.now() / (windowSeconds * 1000));
  for (;;) {
    const before = window();
    const result = await count();
    if (window() === before) return result;
  }
}
