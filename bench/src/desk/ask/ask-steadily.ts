import { setTimeout as pause } from "node:timers/promises";
import { issueAccessToken } from "@app/api/lib/callers/access-token.ts";
import { AUTH_SECRET, ORIGIN } from "../../../../apps/api/test/harness/settings.ts";
import type { Pick } from "./pick.ts";
import type { Question, Request } from "./questions.ts";

export interface Answered {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  /** What was asked that took the longest. */
  readonly slowest: Request;
  /** What was not answered well, once each. */
  readonly refused: readonly string[];
}

const WARM_UP = 5;

interface Rate {
  readonly requests: number;
  readonly perSecond: number;
}

/** Fetches something of the API as somebody. */
export async function fetchAs(origin: string, { userId, path }: Request): Promise<Response> {
  const headers: Record<string, string> = { origin: ORIGIN };
  if (userId) {
    const { accessToken } = await issueAccessToken(AUTH_SECRET, { userId, sessionId: `session-${userId}` });
    headers.authorization = `Bearer ${accessToken}`;
  }
  return fetch(`${origin}/api${path}`, { headers });
}

/** Asks a question so many times at so many a second, whether or not the ones before are answered, each time about something else. */
export async function askSteadily(origin: string, question: Question, pick: Pick, rate: Rate): Promise<Answered> {
  const times: number[] = [];
  const refused = new Set<string>();
  let slowest: { request: Request; time: number } | null = null;
  const one = async (isCounted: boolean) => {
    const request = question.ask(pick);
    const started = performance.now();
    const answer = await fetchAs(origin, request);
    await answer.arrayBuffer();
    const time = performance.now() - started;
    if (!answer.ok) refused.add(`${answer.status} ${request.path}`);
    if (!isCounted) return;
    times.push(time);
    if (!slowest || slowest.time < time) slowest = { request, time };
  };
  // Connections, statements and the cache of the database are warm on any day but the first.
  for (let warm = 0; warm < Math.min(WARM_UP, rate.requests); warm++) await one(false);
  const started = performance.now();
  const running = [];
  for (let asked = 0; asked < rate.requests; asked++) {
    await pause(Math.max(0, started + (asked * 1000) / rate.perSecond - performance.now()));
    running.push(one(true));
  }
  await Promise.all(running);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const longest = slowest as { request: Request } | null;
  return {
    ...{ name: question.name, p50: at(0.5), p99: at(0.99) },
    ...{ slowest: longest?.request ?? { userId: null, path: "/" }, refused: [...refused] },
  };
}
