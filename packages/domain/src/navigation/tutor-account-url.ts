/** The account service's pages for going in and out (spec §2). */
export type AccountPage = "login" | "logout";

/**
 * Address of the account service for the tutor side: query source=tutor and a next parameter with the encoded return
 * address (spec §2).
 */
export function tutorAccountUrl(accountOrigin: string, page: AccountPage, returnUrl: string): string {
  return `${accountOrigin}/${page}?source=tutor&next=${encodeURIComponent(returnUrl)}`;
}

/** Address of the login page with the page to return to (spec §2). */
export function loginUrl(accountOrigin: string, returnUrl: string): string {
  return `${accountOrigin}/login?next=${encodeURIComponent(returnUrl)}`;
}
