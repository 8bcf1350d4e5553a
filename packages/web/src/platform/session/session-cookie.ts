/** Names of the session cookie that the account service sets (the second one over https). */
const SESSION_COOKIES = ["naran.session_token", "__Secure-naran.session_token"] as const;

/** Readable by scripts: only a hint that a session cookie was set, so that visitors cost no call. */
export const SIGNED_IN_HINT = "naran.signed_in";

/** Whether a request carries a session cookie. Only the API knows if it is valid. */
export function hasSessionCookie(cookies: { has(name: string): boolean }): boolean {
  return SESSION_COOKIES.some((name) => cookies.has(name));
}
