import { SessionExpiredError } from "./errors";
import { readError } from "./read-error";
import { type Fetch, timedFetch } from "./timed-fetch";

/** The answer of `POST /access-token`. Times are ISO 8601. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly sessionExpiresAt: string;
}

export interface AccessTokens {
  /** A token that still lives; fetched or renewed when needed. Null when there is no session. */
  get(): Promise<string | null>;
  /** A new token in place of `used`; calls at the same time share one request. Null when the session is over. */
  renew(used: string | null): Promise<string | null>;
  /** Forgets the token (after signing in or out). */
  clear(): void;
}

export interface AccessTokenOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  /** Milliseconds since the epoch; the clock of the browser by default. */
  readonly now?: () => number;
}

const RENEW_BEFORE_MS = 30_000;

/** Keeps the 5-minute access token in memory only and renews it silently before it ends (engineering §4). */
export function createAccessTokens({ baseUrl, fetch, timeoutMs, now = Date.now }: AccessTokenOptions): AccessTokens {
  let current: { readonly token: string; readonly renewAt: number } | null = null;
  let running: Promise<string | null> | null = null;

  async function request(): Promise<string | null> {
    const call = new Request(`${baseUrl}/access-token`, { method: "POST", credentials: "include", cache: "no-store" });
    const response = await timedFetch(fetch, call, timeoutMs);
    if (!response.ok) {
      const error = await readError(response);
      current = null;
      if (error instanceof SessionExpiredError) return null;
      throw error;
    }
    const { accessToken, expiresAt } = (await response.json()) as AccessToken;
    current = { token: accessToken, renewAt: Date.parse(expiresAt) - RENEW_BEFORE_MS };
    return accessToken;
  }

  function single(): Promise<string | null> {
    running ??= request().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    get: async () => (current && now() < current.renewAt ? current.token : single()),
    renew: async (used) => (current && current.token !== used ? current.token : single()),
    clear: () => {
      current = null;
    },
  };
}
