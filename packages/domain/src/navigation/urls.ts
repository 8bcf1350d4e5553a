/** Beginnings of the pages that need a login. */
export const PROTECTED_PATHS = ["/tutoring/enroll", "/myclass", "/mypage"] as const;

/** Pages starting with /tutoring/enroll, /myclass or /mypage are protected. */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED_PATHS.some((path) => pathname.startsWith(path));
}

/** Utm query parameters, kept in session storage: every parameter that begins with utm_. */
export function pickUtm(query: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => /^utm_\w+$/.test(name)));
}

/** The account service's log-in and log-out pages. */
export type AccountPage = "login" | "logout";

/**
 * Address of the account service for the tutor side: query source=tutor and a next parameter with the encoded return
 * address.
 */
export function tutorAccountUrl(accountOrigin: string, page: AccountPage, returnUrl: string): string {
  return `${accountOrigin}/${page}?source=tutor&next=${encodeURIComponent(returnUrl)}`;
}

/** Address of the login page with the page to return to. */
export function loginUrl(accountOrigin: string, returnUrl: string): string {
  return `${accountOrigin}/login?next=${encodeURIComponent(returnUrl)}`;
}
