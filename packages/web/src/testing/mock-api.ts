import { type Mock, vi } from "vitest";

/** A call that a test did not expect is no success. */
const call = (): Mock =>
  vi.fn((path) => {
    throw new Error(`Nothing was to be asked of ${path}`);
  });

/** The API's calls, for a test to answer with data; one that it does not answer throws. */
export const http = { GET: call(), POST: call(), PUT: call(), PATCH: call(), DELETE: call() };

type Call = (path: string, ...init: unknown[]) => unknown;

/** The API's client over calls that answer with data. They are not given the signal of a query. */
export function answering(calls: Readonly<Record<string, Call>>) {
  const ask =
    (answer: Call) =>
    async (path: string, given: Readonly<Record<string, unknown>> = {}) => {
      const { signal: _signal, ...init } = given;
      const data = await (Object.keys(init).length > 0 ? answer(path, init) : answer(path));
      return { data, response: new Response() };
    };
  return Object.fromEntries(Object.entries(calls).map(([method, answer]) => [method, ask(answer)]));
}

/** The same over one call that is told the method. */
export const answeringBy = (call: (method: string, path: string, init?: unknown) => unknown) =>
  answering(Object.fromEntries(Object.keys(http).map((method) => [method, (path, init) => call(method, path, init)])));

/**
 * The module of the API over `http`:
 * `const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));`
 * `vi.mock("@pkg/web/platform/api/api", mockApi);`
 */
export const mockApi = async (original: () => Promise<object>) => ({
  ...(await original()),
  api: () => answering(http),
});
