import { type Mock, vi } from "vitest";

/** A call that a test did not expect is no success. */
const call = (): Mock =>
  vi.fn((path) => {
    throw new Error(`Nothing was to be asked of ${path}`);
  });

/**
 * The API's calls, for a test to answer; one that it does not answer throws:
 * `const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));`
 * `vi.mock("@pkg/web/platform/api/api", mockApi);`
 */
export const http = { GET: call(), POST: call(), PUT: call(), PATCH: call(), DELETE: call() };

/** The module of the API with these calls; what they answer is the data already. */
export const mockApi = async (original: () => Promise<object>) => ({
  ...(await original()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
});
