import { vi } from "vitest";

/**
 * The API's calls, for a test to answer:
 * `const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));`
 * `vi.mock("@pkg/web/platform/api/api", mockApi);`
 */
export const http = { GET: vi.fn(), POST: vi.fn(), PUT: vi.fn(), PATCH: vi.fn(), DELETE: vi.fn() };

/** The module of the API with these calls; what they answer is the data already. */
export const mockApi = async (original: () => Promise<object>) => ({
  ...(await original()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
});
