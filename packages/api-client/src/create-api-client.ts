import { ANDROID_VERSION_HEADER, API_TIMEOUT_MS } from "@pkg/domain";
import createClient, { type Client } from "openapi-fetch";
import { type AccessTokenOptions, type AccessTokens, createAccessTokens } from "./access-tokens";
import type { paths } from "./generated/openapi";
import { send } from "./send";
import type { Fetch } from "./timed-fetch";

export interface ApiClientConfig {
  /** "/api" in the browser (spec §7); an absolute address elsewhere. */
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
  /** Milliseconds without an answer before a call is given up; 60 s by default (spec §9). */
  readonly timeoutMs?: number;
  /** Whether calls should carry an access token now; a page that knows nobody is signed in saves the request. */
  readonly isSignedIn?: () => boolean;
  /** Replaces the built-in tokens (`POST /access-token`), for servers and tests. Return null to send none. */
  readonly getAccessToken?: () => Promise<string | null>;
  /** The student that the account of this token acts for: `X-Switch-Auth-Student` (spec §6). */
  readonly switchStudent?: (accessToken: string | null) => string | null;
  /** The version of the Android app around the page, if there is one: `X-Android-Version` (spec §6). */
  readonly androidVersion?: () => number | null;
  /** Whether nobody has touched the page lately: then a silent renewal must not keep the session alive (spec §9). */
  readonly isIdle?: AccessTokenOptions["isIdle"];
  /** Hears of each new access token, with the time until the session's idle limit. */
  readonly onIssued?: AccessTokenOptions["onIssued"];
  /** Hears every error once, before the caller gets it. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

/** The typed client: `GET`, `POST`, ... of openapi-fetch. Errors are thrown, so `data` stands whenever a call returns. */
export type ApiClient = Client<paths> & { readonly tokens: AccessTokens };

/** Creates the client of the API for one page or process (spec §7). */
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

/** Request needs a whole address outside a page; in a page the location completes it. */
function absolute(baseUrl: string): string {
  if (!baseUrl.startsWith("/") || typeof location === "undefined") return baseUrl;
  return new URL(baseUrl, location.origin).href;
}
