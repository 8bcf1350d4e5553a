import { type NavigationEntry, type NavigationTarget, navigationMenu } from "@pkg/domain";
import { goUrl, loginHref, logoutHref } from "../go";
import type { SessionState } from "../session/session-store";

/** One entry of the header and the menu. */
export interface AccountEntry extends NavigationEntry {
  readonly href: string;
}

const HREFS: Readonly<Record<NavigationTarget, string>> = {
  login: loginHref("/"),
  logout: logoutHref("/"),
  profiles: goUrl("account", "/profiles", { next: "/" }),
  "tutoring/myclass": "/myclass",
  "tutoring/consult": "/tutoring/consult",
};

/** The entries that the login state and the app around the page give, with their addresses (spec §2, navigation rules). */
export function accountEntries(
  { isLoggedIn, user }: Pick<SessionState, "isLoggedIn" | "user">,
  isWebView: boolean,
): AccountEntry[] {
  const menu = navigationMenu({
    isLoggedIn,
    isWebView,
    phoneNumberVerified: user?.phoneNumberVerified ?? false,
    userType: user?.userType ?? null,
  });
  return menu.map((entry) => ({ ...entry, href: HREFS[entry.target] }));
}
