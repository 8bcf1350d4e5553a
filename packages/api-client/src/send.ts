import type { AccessTokens } from "./access-tokens";
import { accountIn } from "./account-in";
import { SessionExpiredError } from "./errors";
import { readError } from "./read-error";
import { type Fetch, timedFetch } from "./timed-fetch";

export interface SendOptions {
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly tokens: Pick<AccessTokens, "get" | "renew" | "ended"> | null;
  /** The student that the account acts for, if any. */
  readonly switchStudent: (accessToken: string | null) => string | null;
}

/** The token is past its five minutes, or of a session that a log-in in another tab has replaced. */
const RENEWABLE: ReadonlyArray<number | string> = [10004, 10006];
/** How a call is refused that lacks a session. */
const HIDDEN: readonly number[] = [401, 403, 404];

/**
 * Sends one request with the current token. Retries once with a new token of the same account when the old one had expired
 * (401 10006) or its session was replaced (10004). A call that is refused because the session is over fails with its end:
 * also a read that visitors have, too, and that hides what is an account's.
 * @throws ApiError, SessionExpiredError, ServerError or NetworkError
 */
export async function send(request: Request, options: SendOptions): Promise<Response> {
  const { fetch, timeoutMs, tokens, switchStudent } = options;
  const token = tokens ? await tokens.get() : null;
  const student = switchStudent(token);
  if (student) request.headers.set("X-Switch-Auth-Student", student);
  const again = token && tokens ? request.clone() : null;

  const response = await timedFetch(fetch, authorized(request, token), timeoutMs);
  if (response.ok) return response;
  const error = await readError(response);
  if (!token && HIDDEN.includes(response.status)) throw tokens?.ended() ?? error;
  if (!again || !tokens || !(error instanceof SessionExpiredError) || !RENEWABLE.includes(error.errorCode)) throw error;

  const renewed = await tokens.renew(token);
  // When another person has logged in meanwhile, what was begun must not be done in their name.
  if (!renewed || accountIn(renewed) !== accountIn(token)) throw tokens.ended() ?? error;
  const second = await timedFetch(fetch, authorized(again, renewed), timeoutMs);
  if (!second.ok) throw await readError(second);
  return second;
}

function authorized(request: Request, token: string | null): Request {
  if (token) request.headers.set("authorization", `Bearer ${token}`);
  return request;
}
