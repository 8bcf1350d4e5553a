/** Names of the session cookie that the account service sets (the second one over https). */
const SESSION_COOKIES = ["naran.session_token", "__Secure-naran.session_token"] as const;

/** Readable by pages: says only that a session cookie was there, so that visitors cost no call. */
export const SIGNED_IN_HINT = "naran.signed_in";

/** Tells whether a request carries a session cookie. Whether it is still good, only the API knows. */
export function hasSessionCookie(cookies: { has(name: string): boolean }): boolean {
  return SESSION_COOKIES.some((name) => cookies.has(name));
}
