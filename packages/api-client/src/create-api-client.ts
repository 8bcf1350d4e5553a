import { ANDROID_VERSION_HEADER, API_TIMEOUT_MS } from "@pkg/domain";
import createClient, { type Client } from "openapi-fetch";
import { type AccessTokenOptions, type AccessTokens, createAccessTokens } from "./access-tokens";
import type { paths } from "./generated/openapi";
import { send } from "./send";
import type { Fetch } from "./timed-fetch";

export interface ApiClientConfig {
  /** "/api" in the browser; an absolute address elsewhere. */
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  /** Timeout of a call in milliseconds; 60 s by default. */
  readonly timeoutMs?: number;
  /** Whether calls carry an access token; a signed-out page saves the token request. */
  readonly isSignedIn?: () => boolean;
  /** Replaces the built-in tokens (`POST /access-token`), for servers and tests; null sends no token. */
  readonly getAccessToken?: () => Promise<string | null>;
  /** The student that the account acts for: `X-Switch-Auth-Student`. */
  readonly switchStudent?: (accessToken: string | null) => string | null;
  /** Version of the Android app that hosts the page, if any: `X-Android-Version`. */
  readonly androidVersion?: () => number | null;
  /** Whether the page has had no recent input: then a renewal must not extend the session. */
  readonly isIdle?: AccessTokenOptions["isIdle"];
  /** Called with each new access token and the milliseconds until the session's idle limit. */
  readonly onIssued?: AccessTokenOptions["onIssued"];
  /** Called once for each error, before the caller gets it. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

/** The typed client: `GET`, `POST`, ... of openapi-fetch. It throws errors, so `data` is set whenever a call returns. */
export type ApiClient = Client<paths> & { readonly tokens: AccessTokens };

/** Creates the API client of one page or process. */
export function createApiClient(config: ApiClientConfig = {}): ApiClient {
  const { baseUrl = "/api", timeoutMs = API_TIMEOUT_MS, onError, getAccessToken, isSignedIn = () => true } = config;
  const fetch: Fetch = config.fetch ?? ((request) => globalThis.fetch(request));
  const address = absolute(baseUrl);
  const { now, isIdle, onIssued } = config;
  const own = createAccessTokens({ baseUrl: address, fetch, timeoutMs, now, isIdle, onIssued });
  const tokens: AccessTokens = getAccessToken ? { ...own, get: getAccessToken, renew: getAccessToken } : own;

  const sendReported: Fetch = async (request) => {
    try {
      const android = config.androidVersion?.() ?? null;
      if (android !== null) request.headers.set(ANDROID_VERSION_HEADER, String(android));
      const switchStudent = config.switchStudent ?? (() => null);
      return await send(request, { fetch, timeoutMs, tokens: isSignedIn() ? tokens : null, switchStudent });
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };

  const headers = { "cache-control": "no-cache", pragma: "no-cache" };
  const client = createClient<paths>({ baseUrl: address, credentials: "include", headers, fetch: sendReported });
  return Object.assign(client, { tokens });
}

/** The body of a call: `await dataOf(api.GET("/subjects"))`. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<Exclude<T, undefined>> {
  const { data } = await call;
  return data as Exclude<T, undefined>;
}

/** `Request` needs an absolute URL outside a browser; in a page the location completes it. */
function absolute(baseUrl: string): string {
  if (!baseUrl.startsWith("/") || typeof location === "undefined") return baseUrl;
  return new URL(baseUrl, location.origin).href;
}
