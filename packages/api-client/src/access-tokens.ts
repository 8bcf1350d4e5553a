import { SessionExpiredError } from "./errors";
import { readError } from "./read-error";
import { timeLeft } from "./time-left";
import { type Fetch, timedFetch } from "./timed-fetch";

/** The body of `POST /access-token`. Times are ISO 8601. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly sessionExpiresAt: string;
}

export interface AccessTokens {
  /** A valid token; fetches or renews it when needed. Null when there is no session. */
  get(): Promise<string | null>;
  /** Replaces the token `used`; concurrent calls share one request. Null when the session is over. */
  renew(used: string | null): Promise<string | null>;
  /** Renews the token and restarts the session's idle limit, regardless of `isIdle`. Null when the session is over. */
  extend(): Promise<string | null>;
  /** Why the last request for a token found no session; null while there is one. */
  ended(): SessionExpiredError | null;
  /** Discards the token (after signing in or out). */
  clear(): void;
}

export interface AccessTokenOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  /** Milliseconds since the epoch; the clock of the browser by default. */
  readonly now?: () => number;
  /** Whether the page has had no recent input: then a renewal must not extend the session. */
  readonly isIdle?: () => boolean;
  /** Called with each new token; `sessionLeftMs` is the time until the idle limit, by the server's clock. */
  readonly onIssued?: (issued: { readonly sessionLeftMs: number; readonly extended: boolean }) => void;
}

const RENEW_BEFORE_MS = 30_000;

/** Stores the 5-minute access token in memory only and renews it before it expires. */
export function createAccessTokens(options: AccessTokenOptions): AccessTokens {
  const { baseUrl, fetch, timeoutMs, now = Date.now, isIdle = () => false, onIssued } = options;
  let current: { readonly token: string; readonly renewAt: number } | null = null;
  let running: Promise<string | null> | null = null;
  let ended: SessionExpiredError | null = null;

  async function request(idle: boolean): Promise<string | null> {
    const url = `${baseUrl}/access-token${idle ? "?idle=true" : ""}`;
    const call = new Request(url, { method: "POST", credentials: "include", cache: "no-store" });
    const response = await timedFetch(fetch, call, timeoutMs);
    if (!response.ok) {
      const error = await readError(response);
      current = null;
      if (!(error instanceof SessionExpiredError)) throw error;
      ended = error;
      return null;
    }
    const { accessToken, expiresAt, sessionExpiresAt } = (await response.json()) as AccessToken;
    current = { token: accessToken, renewAt: now() + timeLeft(expiresAt, response, now()) - RENEW_BEFORE_MS };
    ended = null;
    onIssued?.({ sessionLeftMs: timeLeft(sessionExpiresAt, response, now()), extended: !idle });
    return accessToken;
  }

  function single(idle: boolean): Promise<string | null> {
    running ??= request(idle).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    get: async () => (current && now() < current.renewAt ? current.token : single(isIdle())),
    renew: async (used) => (current && current.token !== used ? current.token : single(isIdle())),
    extend: async () => {
      await running?.catch(() => null);
      return single(false);
    },
    ended: () => ended,
    clear: () => {
      current = null;
      ended = null;
    },
  };
}
