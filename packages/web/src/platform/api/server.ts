import { type ApiClient, createApiClient, dataOf } from "@pkg/api-client";
import { readWebEnv } from "../config/env";

export { dataOf };

/** After this time the page shows the failure state with a retry. */
const TIMEOUT_MS = 5_000;

let client: ApiClient | null = null;

/** The API client of an app's server: anonymous, directly to the origin. */
export function server(): ApiClient {
  client ??= createApiClient({
    baseUrl: `${readWebEnv().api}/api`,
    timeoutMs: TIMEOUT_MS,
    getAccessToken: async () => null,
    isSignedIn: () => false,
  });
  return client;
}
