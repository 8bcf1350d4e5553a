import { type NavigationTarget, navigationMenu } from "@pkg/domain";
import { goUrl, loginHref, logoutHref } from "../go";
import type { SessionState } from "../session/session-store";

/** One entry of the header and the menu. */
export interface MenuEntry {
  readonly target: NavigationTarget;
  readonly label: string;
  readonly href: string;
  /** "return" opens another app that comes back to this page, "leave" one that doesn't, "stay" a page of this app. */
  readonly way: "stay" | "return" | "leave";
}

/**
 * The entries that the login state gives, with their addresses (spec §2, navigation rules).
 * @param path the page to come back to after logging in
 */
export function menuEntries(
  session: Pick<SessionState, "isLoggedIn" | "user">,
  path: string,
  isWebView = false,
): MenuEntry[] {
  const { isLoggedIn, user } = session;
  const verified = user?.phoneNumberVerified ?? false;
  const menu = navigationMenu({
    isLoggedIn,
    isWebView,
    phoneNumberVerified: verified,
    userType: user?.userType ?? null,
  });
  const hrefs: Readonly<Record<NavigationTarget, string>> = {
    login: loginHref(path),
    logout: logoutHref("/"),
    profiles: goUrl("account", "/profiles", { next: path }),
    "tutoring/myclass": "/myclass",
    "tutoring/consult": "/tutoring/consult",
  };
  return menu.map(({ target, label }) => {
    const href = hrefs[target];
    const way = !href.startsWith("/go/") ? "stay" : target === "logout" ? "leave" : "return";
    return { target, label, href, way };
  });
}
